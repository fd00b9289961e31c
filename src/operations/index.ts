import type { OperationId } from '../contract/wire.js'
import { addBookingAttendee } from './add-booking-attendee.js'
import { addBookingGuests } from './add-booking-guests.js'
import { addOrganizationRolePermissions } from './add-organization-role-permissions.js'
import { addTeamRolePermissions } from './add-team-role-permissions.js'
import { cancelBooking } from './cancel-booking.js'
import { confirmBooking } from './confirm-booking.js'
import { connectConferencingApp } from './connect-conferencing-app.js'
import { createBooking } from './create-booking.js'
import { createEventType } from './create-event-type.js'
import { createEventTypeWebhook } from './create-event-type-webhook.js'
import { createManagedUser } from './create-managed-user.js'
import { createOAuthClientWebhook } from './create-oauth-client-webhook.js'
import { createOrganizationMembership } from './create-organization-membership.js'
import { createOrganizationRole } from './create-organization-role.js'
import { createOrganizationTeam } from './create-organization-team.js'
import { createOrganizationTeamEventType } from './create-organization-team-event-type.js'
import { createOrganizationTeamMembership } from './create-organization-team-membership.js'
import { createOrganizationUser } from './create-organization-user.js'
import { createOrganizationWebhook } from './create-organization-webhook.js'
import { createSchedule } from './create-schedule.js'
import { createTeam } from './create-team.js'
import { createTeamEventType } from './create-team-event-type.js'
import { createTeamEventTypeWebhook } from './create-team-event-type-webhook.js'
import { createTeamMembership } from './create-team-membership.js'
import { createTeamRole } from './create-team-role.js'
import { createWebhook } from './create-webhook.js'
import { declineBooking } from './decline-booking.js'
import { deleteEventType } from './delete-event-type.js'
import { deleteEventTypeWebhook } from './delete-event-type-webhook.js'
import { deleteEventTypeWebhooks } from './delete-event-type-webhooks.js'
import { deleteOAuthClientWebhook } from './delete-oauth-client-webhook.js'
import { deleteOAuthClientWebhooks } from './delete-oauth-client-webhooks.js'
import { deleteOrganizationMembership } from './delete-organization-membership.js'
import { deleteOrganizationRole } from './delete-organization-role.js'
import { deleteOrganizationTeam } from './delete-organization-team.js'
import { deleteOrganizationTeamEventType } from './delete-organization-team-event-type.js'
import { deleteOrganizationTeamMembership } from './delete-organization-team-membership.js'
import { deleteOrganizationUser } from './delete-organization-user.js'
import { deleteOrganizationWebhook } from './delete-organization-webhook.js'
import { deleteSchedule } from './delete-schedule.js'
import { deleteTeam } from './delete-team.js'
import { deleteTeamEventType } from './delete-team-event-type.js'
import { deleteTeamEventTypeWebhook } from './delete-team-event-type-webhook.js'
import { deleteTeamEventTypeWebhooks } from './delete-team-event-type-webhooks.js'
import { deleteTeamMembership } from './delete-team-membership.js'
import { deleteTeamRole } from './delete-team-role.js'
import { deleteWebhook } from './delete-webhook.js'
import { editAttendee } from './edit-attendee.js'
import { findBooking } from './find-booking.js'
import { findPayments } from './find-payments.js'
import { forceRefreshManagedUserTokens } from './force-refresh-managed-user-tokens.js'
import { getBooking } from './get-booking.js'
import { getBookingBySeat } from './get-booking-by-seat.js'
import { getDefaultSchedule } from './get-default-schedule.js'
import { getEventType } from './get-event-type.js'
import { getEventTypeWebhook } from './get-event-type-webhook.js'
import { getMe } from './get-me.js'
import { getOAuthClientWebhook } from './get-oauth-client-webhook.js'
import { getOrganizationMembership } from './get-organization-membership.js'
import { getOrganizationRole } from './get-organization-role.js'
import { getOrganizationTeam } from './get-organization-team.js'
import { getOrganizationTeamEventType } from './get-organization-team-event-type.js'
import { getOrganizationTeamMembership } from './get-organization-team-membership.js'
import { getOrganizationWebhook } from './get-organization-webhook.js'
import { getReservedSlot } from './get-reserved-slot.js'
import { getSchedule } from './get-schedule.js'
import { getTeam } from './get-team.js'
import { getTeamEventType } from './get-team-event-type.js'
import { getTeamEventTypeWebhook } from './get-team-event-type-webhook.js'
import { getTeamMembership } from './get-team-membership.js'
import { getTeamRole } from './get-team-role.js'
import { getWebhook } from './get-webhook.js'
import { listBookingAttendees } from './list-booking-attendees.js'
import { listBookingCalendarLinks } from './list-booking-calendar-links.js'
import { listBookingConferencingSessions } from './list-booking-conferencing-sessions.js'
import { listBookingRecordings } from './list-booking-recordings.js'
import { listBookingReferences } from './list-booking-references.js'
import { listBookingTranscripts } from './list-booking-transcripts.js'
import { listBookings } from './list-bookings.js'
import { listBookingsOfTeam } from './list-bookings-of-team.js'
import { listBusyTimes } from './list-busy-times.js'
import { listCalendars } from './list-calendars.js'
import { listConferencingApps } from './list-conferencing-apps.js'
import { listEventTypeWebhooks } from './list-event-type-webhooks.js'
import { listEventTypes } from './list-event-types.js'
import { listOAuthClientWebhooks } from './list-oauth-client-webhooks.js'
import { listOrganizationBookings } from './list-organization-bookings.js'
import { listOrganizationEventTypes } from './list-organization-event-types.js'
import { listOrganizationMemberships } from './list-organization-memberships.js'
import { listOrganizationRolePermissions } from './list-organization-role-permissions.js'
import { listOrganizationRoles } from './list-organization-roles.js'
import { listOrganizationTeamEventTypes } from './list-organization-team-event-types.js'
import { listOrganizationTeamMemberships } from './list-organization-team-memberships.js'
import { listOrganizationTeams } from './list-organization-teams.js'
import { listOrganizationUsers } from './list-organization-users.js'
import { listOrganizationWebhooks } from './list-organization-webhooks.js'
import { listSchedules } from './list-schedules.js'
import { listSlots } from './list-slots.js'
import { listTeamBookings } from './list-team-bookings.js'
import { listTeamEventTypeWebhooks } from './list-team-event-type-webhooks.js'
import { listTeamEventTypes } from './list-team-event-types.js'
import { listTeamMemberships } from './list-team-memberships.js'
import { listTeamRolePermissions } from './list-team-role-permissions.js'
import { listTeamRoles } from './list-team-roles.js'
import { listTeams } from './list-teams.js'
import { listTimeZones } from './list-time-zones.js'
import { listWebhooks } from './list-webhooks.js'
import { markBookingAbsent } from './mark-booking-absent.js'
import type { AnyOperation } from './operation.js'
import { reassignBooking } from './reassign-booking.js'
import { reassignBookingToUser } from './reassign-booking-to-user.js'
import { refreshManagedUserTokens } from './refresh-managed-user-tokens.js'
import { releaseReservedSlot } from './release-reserved-slot.js'
import { removeBookingAttendee } from './remove-booking-attendee.js'
import { removeOrganizationRolePermission } from './remove-organization-role-permission.js'
import { removeOrganizationRolePermissions } from './remove-organization-role-permissions.js'
import { removeTeamRolePermission } from './remove-team-role-permission.js'
import { removeTeamRolePermissions } from './remove-team-role-permissions.js'
import { replaceOrganizationRolePermissions } from './replace-organization-role-permissions.js'
import { replaceTeamRolePermissions } from './replace-team-role-permissions.js'
import { rescheduleBooking } from './reschedule-booking.js'
import { reserveSlot } from './reserve-slot.js'
import { updateBookingLocation } from './update-booking-location.js'
import { updateEventType } from './update-event-type.js'
import { updateEventTypeWebhook } from './update-event-type-webhook.js'
import { updateMe } from './update-me.js'
import { updateOAuthClientWebhook } from './update-oauth-client-webhook.js'
import { updateOrganizationMembership } from './update-organization-membership.js'
import { updateOrganizationRole } from './update-organization-role.js'
import { updateOrganizationTeam } from './update-organization-team.js'
import { updateOrganizationTeamEventType } from './update-organization-team-event-type.js'
import { updateOrganizationTeamMembership } from './update-organization-team-membership.js'
import { updateOrganizationUser } from './update-organization-user.js'
import { updateOrganizationWebhook } from './update-organization-webhook.js'
import { updateReservedSlot } from './update-reserved-slot.js'
import { updateSchedule } from './update-schedule.js'
import { updateTeam } from './update-team.js'
import { updateTeamEventType } from './update-team-event-type.js'
import { updateTeamEventTypeWebhook } from './update-team-event-type-webhook.js'
import { updateTeamMembership } from './update-team-membership.js'
import { updateTeamRole } from './update-team-role.js'
import { updateWebhook } from './update-webhook.js'

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
  cancelBooking,
  rescheduleBooking,
  confirmBooking,
  declineBooking,

  reassignBooking,
  reassignBookingToUser,
  addBookingGuests,
  listBookingAttendees,
  addBookingAttendee,
  removeBookingAttendee,
  getBookingBySeat,
  listBookingCalendarLinks,
  listBookingReferences,
  listBookingTranscripts,
  listBookingConferencingSessions,

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
  getMe,

  createEventType,
  updateEventType,
  deleteEventType,
  getTeamEventType,
  updateTeamEventType,
  deleteTeamEventType,
  listOrganizationTeamEventTypes,
  createOrganizationTeamEventType,
  getOrganizationTeamEventType,
  deleteOrganizationTeamEventType,
  listOrganizationEventTypes,

  listSchedules,
  createSchedule,
  getDefaultSchedule,
  getSchedule,
  updateSchedule,
  deleteSchedule,

  listSlots,
  reserveSlot,
  getReservedSlot,
  updateReservedSlot,
  releaseReservedSlot,

  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  listEventTypeWebhooks,
  createEventTypeWebhook,
  deleteEventTypeWebhooks,
  getEventTypeWebhook,
  deleteEventTypeWebhook,
  listOrganizationWebhooks,
  createOrganizationWebhook,
  getOrganizationWebhook,
  deleteOrganizationWebhook,
  listTeamEventTypeWebhooks,
  createTeamEventTypeWebhook,
  deleteTeamEventTypeWebhooks,
  getTeamEventTypeWebhook,
  updateTeamEventTypeWebhook,
  deleteTeamEventTypeWebhook,
  listOAuthClientWebhooks,
  createOAuthClientWebhook,
  deleteOAuthClientWebhooks,
  getOAuthClientWebhook,
  updateOAuthClientWebhook,
  deleteOAuthClientWebhook,
  listOrganizationRoles,
  createOrganizationRole,
  getOrganizationRole,
  deleteOrganizationRole,
  listOrganizationRolePermissions,
  addOrganizationRolePermissions,
  replaceOrganizationRolePermissions,
  removeOrganizationRolePermissions,
  removeOrganizationRolePermission,
  listTeamRoles,
  getTeamRole,
  updateTeamRole,
  deleteTeamRole,
  listTeamRolePermissions,
  replaceTeamRolePermissions,
  removeTeamRolePermissions,
  removeTeamRolePermission,

  createManagedUser,
  refreshManagedUserTokens,
  forceRefreshManagedUserTokens,

  listConferencingApps,
  connectConferencingApp,
  listCalendars,
  listBusyTimes,
  listTimeZones,
  listTeams,
  createTeam,
  getTeam,
  updateTeam,
  deleteTeam,
  listBookingsOfTeam,
  listOrganizationTeams,
  createOrganizationTeam,
  getOrganizationTeam,
  updateOrganizationTeam,
  deleteOrganizationTeam,

  listTeamMemberships,
  createTeamMembership,
  getTeamMembership,
  updateTeamMembership,
  deleteTeamMembership,
  listOrganizationTeamMemberships,
  createOrganizationTeamMembership,
  getOrganizationTeamMembership,
  updateOrganizationTeamMembership,
  deleteOrganizationTeamMembership,
  listOrganizationMemberships,
  createOrganizationMembership,
  getOrganizationMembership,
  updateOrganizationMembership,
  deleteOrganizationMembership,

  listOrganizationUsers,
  updateOrganizationUser,
  deleteOrganizationUser,
}
