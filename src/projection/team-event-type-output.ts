import type { Wire } from '../contract/wire.js'
import type { Directory } from '../domain/directory.js'
import type { EventType, EventTypeHost } from '../domain/event-type/event-type.js'
import type { Team } from '../domain/organization/organization.js'
import { type EventTypeView, toEventTypeCore } from './event-type-core.js'

/** An event type of a team, or a managed one's child in the same form, as the service answers it (EV-47, EV-57). */
export const toTeamEventTypeOutput = (
  eventType: EventType,
  directory: Directory,
  view: EventTypeView = {},
): Wire<'TeamEventType'> => {
  const team = eventType.teamId === null ? undefined : directory.team(eventType.teamId)
  return {
    ...toEventTypeCore(eventType, view),
    ownerId: eventType.ownerId,
    teamId: eventType.teamId,
    hosts: toHosts(eventType, directory).slice(0, view.hostsLimit),
    schedulingType: eventType.schedulingType,
    team: team ? toTeamSummary(team) : null,
    assignAllTeamMembers: eventType.assignAllTeamMembers,
    ...emailSettingsOf(eventType, team),
    rescheduleWithSameRoundRobinHost: eventType.rescheduleWithSameRoundRobinHost,
  }
}

/** The team in the form in which its event types show it. */
export const toTeamSummary = (team: Team): Wire<'TeamSummary'> => ({
  id: team.id,
  slug: team.slug,
  bannerUrl: team.bannerUrl,
  name: team.name,
  logoUrl: team.logoUrl,
  weekStart: team.weekStart,
  brandColor: team.brandColor,
  darkBrandColor: team.darkBrandColor,
  theme: team.theme,
})

const toHosts = ({ hosts, schedulingType }: EventType, directory: Directory): Wire<'TeamEventTypeHost'>[] =>
  hosts.flatMap((host) => {
    const user = directory.user(host.userId)
    if (!user) return []
    const { id: userId, name, username, avatarUrl } = user
    return [{ userId, name, username, avatarUrl, ...(schedulingType === 'roundRobin' && dutyOf(host)) }]
  })

/** Only a round robin tells its hosts apart (EV-48). */
const dutyOf = ({ mandatory, priority }: EventTypeHost) => ({ mandatory, priority })

/** E-mail settings count only in organizations (EV-16). */
const emailSettingsOf = (
  { shown }: EventType,
  team: Team | undefined,
): Pick<Wire<'TeamEventType'>, 'emailSettings'> => {
  const { emailSettings } = shown as Pick<Wire<'TeamEventType'>, 'emailSettings'>
  return emailSettings === undefined || team?.organizationId == null ? {} : { emailSettings }
}
