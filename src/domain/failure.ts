import type { LedgerId } from '../generated/ledger.js'

/** What every use of a refusal has in common: status, ledger entry, and the code where it is not the status's own (ER-10). */
interface FailureKind {
  readonly status: number
  readonly rests: readonly LedgerId[]
  readonly code?: string
  /** Of v1 refusals whose body is one key alone (V1-01). */
  readonly v1Key?: 'message' | 'error'
}

/** The closed set of refusals; names are never reused. */
export const failures = {
  'route.unknown': { status: 404, rests: ['ER-15'] },
  'route.method_unknown': { status: 404, rests: ['ER-15'] },
  'route.absent_in_version': { status: 404, rests: ['VR-05', 'ER-15'] },
  'route.version_of_another_resource': { status: 404, rests: ['AL-12'] },
  'request.path_parameter_invalid': { status: 400, rests: ['ER-08'] },
  'request.json_invalid': { status: 400, rests: ['ER-08'] },
  'request.content_type_unsupported': { status: 400, rests: ['ER-08'] },
  'request.body_too_large': { status: 413, rests: ['LM-04'], code: 'PayloadTooLargeException' },
  'request.json_too_deep': { status: 400, rests: ['ER-08'] },
  'request.json_forbidden_key': { status: 400, rests: ['ER-08'] },
  'request.text_not_utf8': { status: 400, rests: ['ER-08'] },
  'request.query_repeated': { status: 400, rests: ['ER-08'] },
  'request.invalid': { status: 400, rests: ['ER-12'] },
  'policy.not_specified': { status: 501, rests: [], code: 'NotSpecified' },
  'server.not_kept': { status: 500, rests: ['ER-14'], code: 'INTERNAL_SERVER_ERROR' },
  'server.error': { status: 500, rests: ['ER-14'], code: 'INTERNAL_SERVER_ERROR' },
  'sandbox.name_invalid': { status: 400, rests: [] },
  'sandbox.named_twice': { status: 400, rests: [] },
  'sandbox.too_many': { status: 409, rests: [] },
  'fault.invalid': { status: 400, rests: [] },
  'fault.status': { status: 500, rests: [] },
  'fault.connection_reset': { status: 503, rests: [] },
  'overlay.header_invalid': { status: 400, rests: [] },
  'overlay.unanswerable': { status: 501, rests: [] },
  'rate_limit.exceeded': { status: 429, rests: ['RL-03'], v1Key: 'message' },

  'auth.missing': { status: 401, rests: ['AU-04'] },
  'auth.key_unknown': { status: 401, rests: ['AU-05'] },
  'auth.key_expired': { status: 401, rests: ['AU-05'] },
  'auth.key_without_user': { status: 401, rests: ['AU-05'] },
  'auth.token_unknown': { status: 401, rests: ['AU-05'] },
  'auth.token_expired': { status: 498, rests: ['AU-06'] },
  'auth.token_without_user': { status: 401, rests: ['AU-05'] },
  'auth.client_unknown': { status: 401, rests: ['AU-05'] },
  'auth.client_secret_wrong': { status: 401, rests: ['AU-05'] },
  'auth.client_without_user': { status: 401, rests: ['AU-05'] },

  'v1.key_missing': { status: 401, rests: ['V1-01'], v1Key: 'message' },
  'v1.key_unknown': { status: 401, rests: ['V1-01'], v1Key: 'error' },
  'v1.key_expired': { status: 401, rests: ['V1-01'], v1Key: 'error' },
  'v1.key_without_user': { status: 404, rests: ['V1-01'], v1Key: 'error' },
  'v1.user_locked': { status: 403, rests: ['V1-01'], v1Key: 'error' },
  'v1.method_unknown': { status: 405, rests: ['V1-03'] },

  'access.not_organization_member': { status: 403, rests: ['AU-09'] },
  'access.not_team_member': { status: 403, rests: ['AU-09'] },
  'access.role_too_low': { status: 403, rests: ['AU-09'] },
  'access.team_not_in_organization': { status: 404, rests: ['AU-10'] },

  'metadata.over_limits': { status: 400, rests: ['LM-01'] },
  'metadata.value_kind': { status: 400, rests: ['AL-40'] },

  'role.unknown': { status: 404, rests: ['RO-02'] },
  'role.name_taken': { status: 400, rests: ['AL-25'] },
  'role.is_system': { status: 400, rests: ['AL-36'] },
  'role.team_admin_is_not_enough': { status: 403, rests: ['AL-37'] },

  'webhook.event_type_unknown': { status: 404, rests: ['WH-06'] },
  'webhook.access_denied': { status: 403, rests: ['AU-29'] },
  'webhook.team_admin_is_not_enough': { status: 403, rests: ['AL-38'] },
  'webhook.unknown': { status: 404, rests: ['WH-06', 'WH-01'] },
  'webhook.of_no_event_type': { status: 400, rests: ['WH-06'] },
  'webhook.of_another_event_type': { status: 403, rests: ['WH-06'] },
  'webhook.not_of_organization': { status: 403, rests: ['WH-06'] },
  'webhook.trigger_needs_organization': { status: 400, rests: ['AL-18'] },
  'webhook.subscriber_url_taken': { status: 409, rests: ['AL-19'] },
  'webhook.not_own': { status: 404, rests: ['XT-14', 'WH-01'] },
  'webhook.oauth_client_unknown': { status: 404, rests: ['XT-17'] },
  'webhook.oauth_client_access_denied': { status: 403, rests: ['XT-17'] },
  'webhook.not_of_oauth_client': { status: 403, rests: ['XT-17', 'WH-06'] },

  'user.email_taken': { status: 409, rests: ['TM-01'] },
  'user.username_taken': { status: 409, rests: ['TM-01'] },
  'user.locale_unknown': { status: 400, rests: ['AL-33'] },
  'user.theme_unknown': { status: 400, rests: ['AL-24'] },
  'profile.email_taken': { status: 409, rests: ['ME-02'] },

  'booking.unknown': { status: 404, rests: ['BK-60'] },
  'booking.relocate_forbidden': { status: 403, rests: ['AU-23'] },
  'booking.app_not_installed': { status: 400, rests: ['EV-28', 'BK-55'] },
  'booking.phone_not_international': { status: 400, rests: ['AL-34'] },
  'booking.mark_absent_forbidden': { status: 403, rests: ['AU-24'] },
  'booking.absent_before_start': { status: 400, rests: ['AL-16'] },
  'booking.absent_attendees_empty': { status: 400, rests: ['AL-35'] },
  'booking.recordings_forbidden': { status: 403, rests: ['AU-25'] },
  'booking.no_service_video': { status: 404, rests: ['AL-17'] },
  'bookings.credentials_needed': { status: 401, rests: ['AL-06'] },
  'bookings.user_not_in_organization': { status: 403, rests: ['BK-71'] },
  'bookings.take_too_large': { status: 400, rests: ['AL-39'] },

  'v1.booking_unknown': { status: 404, rests: ['V1-05'] },
  'v1.booking_forbidden': { status: 403, rests: ['V1-05'] },
  'v1.attendee_forbidden': { status: 403, rests: ['V1-07'] },
  'v1.property_unknown': { status: 400, rests: ['AL-43'] },

  'team.unknown': { status: 404, rests: ['AU-27'] },
  'event_type.unknown': { status: 404, rests: ['AU-26'] },
  'event_type.not_of_team': { status: 404, rests: ['EV-52'] },
  'event_type.slug_without_username': { status: 400, rests: ['EV-50'] },
  'event_type.length_not_offered': { status: 400, rests: ['EV-01'] },
  'event_type.length_repeated': { status: 400, rests: ['EV-01'] },
  'event_type.window_ends_before_start': { status: 400, rests: ['EV-03', 'PR-01'] },
  'event_type.slug_unusable': { status: 400, rests: ['EV-02'] },
  'event_type.personal_slug_taken': { status: 400, rests: ['EV-02'] },
  'event_type.team_slug_taken': { status: 400, rests: ['EV-02'] },
  'event_type.custom_name_unknown_variable': { status: 400, rests: ['EV-10'] },
  'event_type.hosts_and_all_members': { status: 400, rests: ['EV-12'] },
  'event_type.host_not_in_team': { status: 404, rests: ['EV-13'] },
  'event_type.managed_not_convertible': { status: 400, rests: ['EV-15'] },
  'event_type.video_settings_of_platform': { status: 400, rests: ['EV-16'] },
  'event_type.booking_field_repeated': { status: 400, rests: ['EV-20'] },
  'event_type.email_field_needed': { status: 400, rests: ['EV-24'] },
  'event_type.location_for_teams_only': { status: 400, rests: ['EV-27'] },
  'event_type.app_not_installed': { status: 400, rests: ['EV-28'] },
  'event_type.hosts_missing': { status: 400, rests: ['AL-03'] },
  'event_type.limit_exceeds_longer_period': { status: 400, rests: ['AL-20'] },
  'event_type.duration_limit_too_short': { status: 400, rests: ['AL-20'] },
  'event_type.active_limit_with_recurrence': { status: 400, rests: ['AL-21'] },
  'event_type.seats_with_several_locations': { status: 400, rests: ['AL-22'] },
  'event_type.seats_with_confirmation': { status: 400, rests: ['AL-22'] },
  'event_type.too_many_seats': { status: 400, rests: ['AL-22'] },
  'event_type.calendar_not_connected': { status: 400, rests: ['AL-23'] },
  'event_type.options_missing': { status: 400, rests: ['AL-41'] },
  'event_type.schedule_unknown': { status: 404, rests: ['AL-42'] },

  'booking.attendee_unknown': { status: 400, rests: ['BK-11'] },
  'booking.unknown_property': { status: 400, rests: ['AL-14'] },
  'booking.organization_unknown': { status: 404, rests: ['BK-14'] },
  'booking.user_unknown': { status: 404, rests: ['BK-14'] },
  'booking.team_unknown': { status: 404, rests: ['BK-14'] },
  'booking.event_type_unknown': { status: 404, rests: ['BK-14'] },
  'booking.authentication_required': { status: 401, rests: ['BK-15'] },
  'booking.caller_may_not_book': { status: 403, rests: ['BK-15'] },
  'booking.managed_parent': { status: 400, rests: ['BK-16'] },
  'booking.without_hosts': { status: 422, rests: ['BK-17'] },
  'booking.instant_is_for_teams': { status: 400, rests: ['BK-18'] },
  'booking.too_many_occurrences': { status: 400, rests: ['BK-19'] },
  'booking.answer_missing': { status: 400, rests: ['BK-20'] },
  'booking.phone_missing': { status: 400, rests: ['BK-20'] },
  'booking.answer_type_wrong': { status: 400, rests: ['BK-21', 'BK-48'] },
  'booking.option_unknown': { status: 400, rests: ['BK-21'] },
  'booking.length_not_offered': { status: 400, rests: ['BK-22'] },
  'booking.length_superfluous': { status: 400, rests: ['AL-15'] },
  'booking.location_not_offered': { status: 400, rests: ['BK-23'] },
  'booking.verification_code_missing': { status: 400, rests: ['BK-24'] },
  'booking.verification_code_wrong': { status: 400, rests: ['BK-24'] },
  'booking.guests_disabled': { status: 400, rests: ['BK-25'] },
  'booking.in_the_past': { status: 400, rests: ['BK-26'] },
  'booking.beyond_calendar': { status: 400, rests: ['PR-01'] },
  'booking.no_seat_left': { status: 409, rests: ['BK-29'] },
  'booking.already_seated': { status: 409, rests: ['AL-46'] },
  'booking.host_busy': { status: 400, rests: ['BK-30', 'AV-12'] },
  'booking.routed_to_nobody': { status: 400, rests: ['BK-30', 'HA-08'] },
  'booking.series_too_long': { status: 400, rests: ['PR-01'] },

  'event_type.missing': { status: 404, rests: ['XT-34'] },
  'event_type.owner_only': { status: 403, rests: ['XT-34'] },
  'schedule.unknown': { status: 404, rests: ['XT-33'] },
  'schedule.owner_only': { status: 403, rests: ['XT-33'] },
  'schedule.hours_backwards': { status: 400, rests: ['XT-33'] },
  'reservation.unknown': { status: 404, rests: ['XT-31'] },
  'reservation.event_type_unknown': { status: 404, rests: ['XT-31'] },
  'reservation.length_not_offered': { status: 400, rests: ['XT-31', 'BK-22'] },
  'reservation.beyond_calendar': { status: 400, rests: ['PR-01'] },
  'reservation.duration_needs_credentials': { status: 401, rests: ['XT-30'] },
  'reservation.slot_not_free': { status: 422, rests: ['XT-31'] },
  'reservation.slot_reserved': { status: 422, rests: ['XT-31'] },

  'booking.subsequent_of_series': { status: 400, rests: ['XT-40'] },
  'booking.seated_cancelled_by_hosts': { status: 401, rests: ['XT-42'] },
  'booking.seat_unknown': { status: 400, rests: ['XT-42'] },
  'booking.already_cancelled': { status: 400, rests: ['XT-40'] },
  'booking.already_rejected': { status: 400, rests: ['BK-47'] },
  'booking.cancelling_disabled': { status: 400, rests: ['XT-40'] },
  'booking.cancellation_reason_missing': { status: 400, rests: ['AL-44'] },
  'booking.event_type_deleted': { status: 400, rests: ['XT-52'] },
  'booking.is_cancelled': { status: 400, rests: ['XT-46'] },
  'booking.is_past': { status: 400, rests: ['XT-46'] },
  'booking.rescheduling_disabled': { status: 400, rests: ['XT-46'] },
  'booking.seat_needed': { status: 400, rests: ['XT-46'] },
  'booking.answer_forbidden': { status: 403, rests: ['XT-47'] },
  'booking.not_waiting': { status: 400, rests: ['XT-47'] },

  'booking.reassign_forbidden': { status: 403, rests: ['XT-48'] },
  'booking.not_round_robin': { status: 400, rests: ['XT-48'] },
  'booking.no_other_host': { status: 400, rests: ['XT-48'] },
  'booking.not_another_host': { status: 400, rests: ['XT-48'] },
  'booking.no_other_host_free': { status: 400, rests: ['XT-48'] },
  'booking.invite_forbidden': { status: 403, rests: ['XT-49'] },
  'booking.takes_no_guests': { status: 400, rests: ['XT-49'] },
  'booking.is_off': { status: 400, rests: ['BK-47'] },
  'booking.has_seats': { status: 400, rests: ['XT-06'] },
  'booking.attendees_forbidden': { status: 403, rests: ['XT-06'] },
  'booking.remove_forbidden': { status: 403, rests: ['XT-06'] },
  'booking.attendee_comes': { status: 400, rests: ['XT-06'] },
  'booking.attendee_stays': { status: 400, rests: ['XT-06'] },
  'booking.no_such_attendee': { status: 404, rests: ['XT-06'] },
  'booking.no_such_seat': { status: 404, rests: ['XT-07'] },
  'booking.traces_forbidden': { status: 403, rests: ['XT-08'] },

  'team.slug_unusable': { status: 400, rests: ['XT-19', 'EV-02'] },
  'team.slug_taken': { status: 409, rests: ['XT-19'] },
  'membership.unknown': { status: 404, rests: ['XT-36'] },
  'membership.user_unknown': { status: 404, rests: ['XT-36'] },
  'membership.exists': { status: 409, rests: ['XT-36'] },
  'membership.last_owner': { status: 400, rests: ['XT-36', 'PR-01'] },
  'organization.user_unknown': { status: 404, rests: ['XT-21'] },
  'users.take_too_large': { status: 400, rests: ['AL-39'] },

  'booking.notice_too_short': { status: 400, rests: ['BK-27', 'AV-03'] },
  'booking.usual_notice_too_short': { status: 400, rests: ['BK-27', 'AL-27'] },
  'booking.outside_window': { status: 400, rests: ['BK-27', 'AV-05'] },
  'booking.limit_reached': { status: 400, rests: ['BK-28', 'AV-06'] },
  'booking.duration_limit_reached': { status: 400, rests: ['BK-28', 'AV-07'] },
  'booking.active_limit_reached': { status: 400, rests: ['BK-28', 'AV-08'] },
  'booking.outside_working_hours': { status: 400, rests: ['BK-30', 'AV-01'] },
  'booking.outside_office_hours': { status: 400, rests: ['BK-30', 'AL-26'] },
  'booking.buffer_overlaps': { status: 400, rests: ['BK-30', 'AV-04'] },
  'booking.host_absent': { status: 400, rests: ['BK-30', 'AV-14'] },
  'booking.occurrences_overlap': { status: 400, rests: ['BK-30', 'BK-35'] },
  'role.permission_unknown': { status: 404, rests: ['XT-23'] },
  'managed_user.client_unknown': { status: 404, rests: ['XT-24'] },
  'managed_user.client_denied': { status: 403, rests: ['XT-24'] },
  'managed_user.unknown': { status: 404, rests: ['XT-24'] },
  'managed_user.email_taken': { status: 409, rests: ['XT-24', 'TM-01'] },
  'managed_user.refresh_token_unknown': { status: 401, rests: ['XT-37'] },
  'managed_user.refresh_token_expired': { status: 401, rests: ['XT-37'] },
  'conferencing.app_unknown': { status: 400, rests: ['XT-25', 'EV-28'] },
  'slots.query_unknown': { status: 400, rests: ['XT-50'] },
  'slots.event_type_named_twice': { status: 400, rests: ['XT-50'] },
  'slots.event_type_missing': { status: 400, rests: ['XT-09', 'BK-12'] },
  'slots.range_backwards': { status: 400, rests: ['XT-50'] },
  'slots.range_too_long': { status: 400, rests: ['PR-01'] },

  'control.host_foreign': { status: 403, rests: [] },
  'control.origin_foreign': { status: 403, rests: [] },
  'control.address_foreign': { status: 403, rests: [] },
  'control.token_missing': { status: 401, rests: [] },
  'control.token_wrong': { status: 401, rests: [] },
  'control.name_unknown': { status: 400, rests: [] },
  'control.ledger_entry_unknown': { status: 404, rests: [] },
  'control.unusable': { status: 400, rests: [] },
  'control.mock_closed': { status: 503, rests: [] },
  'control.wait_timed_out': { status: 408, rests: [] },
  'control.wait_ended': { status: 503, rests: [] },
  'control.clock_set_twice': { status: 400, rests: [] },
  'control.snapshot_unknown': { status: 404, rests: [] },
  'control.too_many_snapshots': { status: 409, rests: [] },
  'control.sandbox_unknown': { status: 404, rests: [] },
  'control.sandbox_stays': { status: 409, rests: [] },
  'control.delivery_unknown': { status: 404, rests: [] },
  'control.fault_unknown': { status: 404, rests: [] },
  'control.state_unusable': { status: 400, rests: [] },
  'control.event_unknown': { status: 404, rests: [] },
  'control.event_past': { status: 400, rests: [] },
  'control.time_invalid': { status: 400, rests: [] },
  'control.booking_wrong_status': { status: 409, rests: [] },
  'control.payment_not_due': { status: 409, rests: [] },
  'control.payment_open': { status: 409, rests: [] },
  'control.payment_none_open': { status: 409, rests: [] },
  'control.user_unknown': { status: 404, rests: [] },
  'control.event_type_unknown': { status: 404, rests: [] },
  'control.organization_unknown': { status: 404, rests: [] },
  'control.membership_scope': { status: 400, rests: [] },
  'control.email_not_own': { status: 400, rests: [] },
  'control.absence_backwards': { status: 400, rests: [] },
} as const satisfies Record<string, FailureKind>

/** Name of a refusal, as `x-mock-refused-by` and the ledger print it. */
export type FailureName = keyof typeof failures

/** The refusal's status, ledger entries and code. */
export const kindOf = (name: FailureName): FailureKind => failures[name]

/** Names of the refusals that rest on an entry of the ledger. */
export const refusalsRestingOn = (id: LedgerId): readonly FailureName[] => {
  const names = Object.keys(failures) as FailureName[]
  return names.filter((name) => kindOf(name).rests.includes(id))
}

/**
 * One refusal: its name, one sentence that says what was asked, what was found and what would do, and the facts behind it.
 *
 * Rules return it; `requireX` and `mustX` throw it. `{svc}` in the message stands for the product's word.
 */
export class Failure {
  readonly name: FailureName
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  /** Entries behind this very case, before those of its name. */
  readonly alsoRests: readonly LedgerId[] = []

  constructor(name: FailureName, message: string, details: Readonly<Record<string, unknown>> = {}) {
    this.name = name
    this.message = message
    this.details = details
  }

  /** The status of the answer. */
  get status(): number {
    return kindOf(this.name).status
  }
}
