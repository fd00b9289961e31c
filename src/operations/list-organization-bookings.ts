import { requireOrganizationAdmin } from '../domain/access/require-access.js'
import { defaultTake } from '../domain/booking/listing/list-query.js'
import { takeTooLarge } from '../domain/booking/listing/take-too-large.js'
import { Failure } from '../domain/failure.js'
import { bookingPage, emptyPage } from './listing/booking-page.js'
import { organizationScope } from './listing/organization-scope.js'
import type { Operation } from './operation.js'

/** GET /v2/organizations/{orgId}/bookings */
export const listOrganizationBookings: Operation<'listOrganizationBookings'> = {
  authorize(request, world) {
    const { caller, params } = request
    if (caller.kind === 'anonymous') return request.judge('AL-06', credentialsNeeded(params.orgId))
    requireOrganizationAdmin(world, caller.user, {
      organizationId: params.orgId,
      permission: 'booking.readOrgBookings',
    })
  },

  handle(request, world) {
    const { caller, params, query } = request
    request.judge('AL-39', takeTooLarge(query.take ?? defaultTake))
    if (caller.kind === 'anonymous') {
      request.restsOn('AU-21')
      return emptyPage(query)
    }
    request.restsOn('BK-71')
    return bookingPage(world, request, organizationScope(world, params.orgId, query.userIds))
  },
}

const credentialsNeeded = (organizationId: number): Failure =>
  new Failure(
    'bookings.credentials_needed',
    `The bookings of organization ${organizationId} were asked for without credentials; send those of one of its admins`,
    { organizationId },
  )
