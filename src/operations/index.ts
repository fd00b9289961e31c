import type { OperationId } from '../contract/wire.js'
import { addTeamRolePermissions } from './add-team-role-permissions.js'
import { createBooking } from './create-booking.js'
import { createOrganizationUser } from './create-organization-user.js'
import { createTeamEventType } from './create-team-event-type.js'
import { createTeamRole } from './create-team-role.js'
import { editAttendee } from './edit-attendee.js'
import { findBooking } from './find-booking.js'
import { findPayments } from './find-payments.js'
import { getBooking } from './get-booking.js'
import { getEventType } from './get-event-type.js'
import { listBookingRecordings } from './list-booking-recordings.js'
import { listBookings } from './list-bookings.js'
import { listEventTypes } from './list-event-types.js'
import { listOrganizationBookings } from './list-organization-bookings.js'
import { listTeamBookings } from './list-team-bookings.js'
import { listTeamEventTypes } from './list-team-event-types.js'
import { markBookingAbsent } from './mark-booking-absent.js'
import type { AnyOperation } from './operation.js'
import { updateBookingLocation } from './update-booking-location.js'
import { updateEventTypeWebhook } from './update-event-type-webhook.js'
import { updateMe } from './update-me.js'
import { updateOrganizationRole } from './update-organization-role.js'
import { updateOrganizationTeamEventType } from './update-organization-team-event-type.js'
import { updateOrganizationWebhook } from './update-organization-webhook.js'

/** The handler of every described operation; one that is missing does not compile. */
export const operations: Readonly<Record<OperationId, AnyOperation>> = {
  editAttendee,
  findBooking,
  findPayments,

  createBooking,
  listBookings,
  getBooking,
  updateBookingLocation,
  markBookingAbsent,
  listBookingRecordings,
  listOrganizationBookings,
  listTeamBookings,

  listEventTypes,
  getEventType,
  listTeamEventTypes,
  createTeamEventType,
  updateOrganizationTeamEventType,

  createTeamRole,
  updateOrganizationRole,
  addTeamRolePermissions,

  updateOrganizationWebhook,
  updateEventTypeWebhook,

  createOrganizationUser,
  updateMe,
}
