import type { Alternative, Json } from './alternative.js'

/** AL-04: a managed event type is answered as an array, the parent and then what each host got. */
export const al04: Alternative = {
  id: 'AL-04',
  operations: [
    'createTeamEventType',
    'updateTeamEventType',
    'createOrganizationTeamEventType',
    'updateOrganizationTeamEventType',
  ],

  shape(reply, { children }) {
    const parent = reply['data'] as Json
    if (parent['schedulingType'] !== 'managed') return reply
    return { ...reply, data: [parent, ...children(Number(parent['id']))] }
  },
}
