// Made from the documents in openapi/ by `npm run generate`; do not edit.
export interface paths {
    "/v2/bookings/{bookingUid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Gives up a booking, the rest of a series, or one seat. A reason is asked of nobody by default. Another version answers in the older form. Credentials are needed only to cancel a whole booking with seats.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a booking
         * @description Makes a new booking at another time in place of this one, which is cancelled and names its successor; of a booking with seats one seat moves. What needs the host's consent needs it again.
         */
        post: operations["rescheduleBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a booking
         * @description Accepts a booking that waits for the host's consent, or all such occurrences of a series; for its organizer, hosts and admins.
         */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a booking
         * @description Rejects a booking that waits for the host's consent, or all such occurrences of a series; for its organizer, hosts and admins.
         */
        post: operations["declineBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a booking to another host
         * @description The round robin chooses among the other hosts who are free; for the organizer and admins.
         */
        post: operations["reassignBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reassign/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a booking to a named host
         * @description A host of the round robin who is free takes the booking over; for the organizer and admins.
         */
        post: operations["reassignBookingToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add guests to a booking
         * @description Invites further people; for organizer, hosts, attendees and admins.
         */
        post: operations["addBookingGuests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attendees of a booking
         * @description Those who come to the meeting, with the numbers by which they can be removed.
         */
        get: operations["listBookingAttendees"];
        put?: never;
        /**
         * Add an attendee to a booking
         * @description One more person comes to the meeting.
         */
        post: operations["addBookingAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/attendees/{attendeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an attendee from a booking
         * @description The person no longer comes to the meeting; the booking stays.
         */
        delete: operations["removeBookingAttendee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/by-seat/{seatUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the booking of a seat
         * @description The booking in which somebody holds this seat. Attendees may be hidden from callers who do not run the meeting.
         */
        get: operations["getBookingBySeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/calendar-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar links of a booking
         * @description Links with which an attendee enters the meeting into a calendar; what was seeded.
         */
        get: operations["listBookingCalendarLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the references of a booking
         * @description The meeting as calendars and conferencing apps know it; what was seeded.
         */
        get: operations["listBookingReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/transcripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transcripts of a booking
         * @description Where the transcripts of the video meeting can be fetched; what was seeded.
         */
        get: operations["listBookingTranscripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/conferencing-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conferencing sessions of a booking
         * @description When the video room was used, and by whom; what was seeded.
         */
        get: operations["listBookingConferencingSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List free times
         * @description The times at which an event type can be booked, by local date. The event type is named by its number, by its slug with a user or team, or made of several users; parameters that are not listed here are refused.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve a slot
         * @description Keeps a free slot out of the lists of free times for a while. It can still be booked.
         */
        post: operations["reserveSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/reservations/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reservation
         * @description The slot that is kept; once the time is over there is none.
         */
        get: operations["getReservedSlot"];
        put?: never;
        post?: never;
        /**
         * Release a reservation
         * @description The slot is offered again.
         */
        delete: operations["releaseReservedSlot"];
        options?: never;
        head?: never;
        /**
         * Change a reservation
         * @description Keeps another slot, or the same one anew, under the same identifier.
         */
        patch: operations["updateReservedSlot"];
        trace?: never;
    };
    "/v2/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own schedules
         * @description The caller's working hours, in the order of their numbers.
         */
        get: operations["listSchedules"];
        put?: never;
        /**
         * Create a schedule
         * @description Adds working hours to those of the caller. A new default schedule takes the place of the old one.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/schedules/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own default schedule
         * @description The schedule that holds where an event type names none. A caller without one gets null.
         */
        get: operations["getDefaultSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a schedule
         * @description One of the caller's schedules.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /**
         * Delete a schedule
         * @description One of the caller's schedules is no more.
         */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        /**
         * Update a schedule
         * @description Changes what is sent of one of the caller's schedules.
         */
        patch: operations["updateSchedule"];
        trace?: never;
    };
    "/v2/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a personal event type
         * @description Adds an event type to those of the caller. Another version answers in the older form, which names the length `length`.
         */
        post: operations["createEventType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a personal event type
         * @description The event type is no more, for the owner; its bookings stay. Another version answers in the older form.
         */
        delete: operations["deleteEventType"];
        options?: never;
        head?: never;
        /**
         * Update a personal event type
         * @description Changes what is sent, for the owner. Booking fields take the place of all custom ones. Another version answers in the older form, which names the length `length`.
         */
        patch: operations["updateEventType"];
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event type of a team
         * @description One event type of the team.
         */
        get: operations["getTeamEventType"];
        put?: never;
        post?: never;
        /**
         * Delete an event type of a team
         * @description The event type is no more, for admins of the team; its bookings stay.
         */
        delete: operations["deleteTeamEventType"];
        options?: never;
        head?: never;
        /**
         * Update an event type of a team
         * @description Changes what is sent, for admins of the team. A new scheduling type without hosts or `assignAllTeamMembers` leaves nobody to be booked with, and none leads to or from managed.
         */
        patch: operations["updateTeamEventType"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types of an organization's team
         * @description The event types of the team, hidden ones included; what a managed one gives its hosts is not listed.
         */
        get: operations["listOrganizationTeamEventTypes"];
        put?: never;
        /**
         * Create an event type of an organization's team
         * @description Adds an event type to the team, for its admins. Without hosts and without `assignAllTeamMembers` it has nobody to be booked with.
         */
        post: operations["createOrganizationTeamEventType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event type of an organization's team
         * @description One event type of the team.
         */
        get: operations["getOrganizationTeamEventType"];
        put?: never;
        post?: never;
        /**
         * Delete an event type of an organization's team
         * @description The event type is no more, for admins of the team; its bookings stay.
         */
        delete: operations["deleteOrganizationTeamEventType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types of an organization's teams
         * @description The event types of all teams of the organization, hidden ones included; what a managed one gives its hosts is not listed.
         */
        get: operations["listOrganizationEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of one's own
         * @description The caller's own webhooks, in the order of their numbers.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook of one's own
         * @description Adds a webhook to those of the caller.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of one's own
         * @description One of the caller's own webhooks.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook of one's own
         * @description The webhook is no more; it reports nothing from now on.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook of one's own
         * @description Changes the properties sent. Setting `active` turns deliveries on or off.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of an event type
         * @description The webhooks, in the order of their numbers, for its owner or the admins of its team.
         */
        get: operations["listEventTypeWebhooks"];
        put?: never;
        /**
         * Create a webhook of an event type
         * @description Adds a webhook, for its owner or the admins of its team.
         */
        post: operations["createEventTypeWebhook"];
        /**
         * Delete all webhooks of an event type
         * @description There are no webhooks afterwards, for its owner or the admins of its team.
         */
        delete: operations["deleteEventTypeWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of an event type
         * @description One webhook, for its owner or the admins of its team.
         */
        get: operations["getEventTypeWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook of an event type
         * @description The webhook is no more, for its owner or the admins of its team; it reports nothing from now on.
         */
        delete: operations["deleteEventTypeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of an organization
         * @description The webhooks, in the order of their numbers, for the admins of the organization.
         */
        get: operations["listOrganizationWebhooks"];
        put?: never;
        /**
         * Create a webhook of an organization
         * @description Adds a webhook, for the admins of the organization.
         */
        post: operations["createOrganizationWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of an organization
         * @description One webhook, for the admins of the organization.
         */
        get: operations["getOrganizationWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook of an organization
         * @description The webhook is no more, for the admins of the organization; it reports nothing from now on.
         */
        delete: operations["deleteOrganizationWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of a team's event type
         * @description The webhooks, in the order of their numbers, for the admins of the team.
         */
        get: operations["listTeamEventTypeWebhooks"];
        put?: never;
        /**
         * Create a webhook of a team's event type
         * @description Adds a webhook, for the admins of the team.
         */
        post: operations["createTeamEventTypeWebhook"];
        /**
         * Delete all webhooks of a team's event type
         * @description There are no webhooks afterwards, for the admins of the team.
         */
        delete: operations["deleteTeamEventTypeWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of a team's event type
         * @description One webhook, for the admins of the team.
         */
        get: operations["getTeamEventTypeWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook of a team's event type
         * @description The webhook is no more, for the admins of the team; it reports nothing from now on.
         */
        delete: operations["deleteTeamEventTypeWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook of a team's event type
         * @description Changes the properties sent, for the admins of the team. Setting `active` turns deliveries on or off.
         */
        patch: operations["updateTeamEventTypeWebhook"];
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks of an OAuth client
         * @description The webhooks, in the order of their numbers, for the client itself, its owner and the admins of its organization.
         */
        get: operations["listOAuthClientWebhooks"];
        put?: never;
        /**
         * Create a webhook of an OAuth client
         * @description Adds a webhook, for the client itself, its owner and the admins of its organization.
         */
        post: operations["createOAuthClientWebhook"];
        /**
         * Delete all webhooks of an OAuth client
         * @description There are no webhooks afterwards, for the client itself, its owner and the admins of its organization.
         */
        delete: operations["deleteOAuthClientWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook of an OAuth client
         * @description One webhook, for the client itself, its owner and the admins of its organization.
         */
        get: operations["getOAuthClientWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook of an OAuth client
         * @description The webhook is no more, for the client itself, its owner and the admins of its organization; it reports nothing from now on.
         */
        delete: operations["deleteOAuthClientWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook of an OAuth client
         * @description Changes the properties sent, for the client itself, its owner and the admins of its organization. Setting `active` turns deliveries on or off.
         */
        patch: operations["updateOAuthClientWebhook"];
        trace?: never;
    };
    "/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own profile
         * @description The caller's profile.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of an organization
         * @description All roles of an organization: those that come with it, and those made through the API.
         */
        get: operations["listOrganizationRoles"];
        put?: never;
        /**
         * Create a role of an organization
         * @description Adds a role to an organization. Permissions that are left out are none.
         */
        post: operations["createOrganizationRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role of an organization
         * @description One role of an organization, with what it allows.
         */
        get: operations["getOrganizationRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role of an organization
         * @description Takes the role away and answers it as it was. Members who held it keep their plain role.
         */
        delete: operations["deleteOrganizationRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions of a role of an organization
         * @description What a role of an organization allows, in the order in which it was given.
         */
        get: operations["listOrganizationRolePermissions"];
        /**
         * Replace the permissions of a role of an organization
         * @description The permissions sent take the place of all that the role held; an empty list leaves none.
         */
        put: operations["replaceOrganizationRolePermissions"];
        /**
         * Add permissions to a role of an organization
         * @description Adds to what the role allows and answers all its permissions. One that it already holds is not repeated.
         */
        post: operations["addOrganizationRolePermissions"];
        /**
         * Remove permissions from a role of an organization
         * @description Takes the named permissions from the role and answers without a body.
         */
        delete: operations["removeOrganizationRolePermissions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one permission from a role of an organization
         * @description Takes one permission that the role holds from it and answers without a body.
         */
        delete: operations["removeOrganizationRolePermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a team
         * @description All roles of a team: those that come with it, and those made through the API.
         */
        get: operations["listTeamRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role of a team
         * @description One role of a team, with what it allows.
         */
        get: operations["getTeamRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role of a team
         * @description Takes the role away and answers it as it was. Members who held it keep their plain role.
         */
        delete: operations["deleteTeamRole"];
        options?: never;
        head?: never;
        /**
         * Update a role of a team
         * @description Changes the properties sent. Permissions, where sent, take the place of the whole set.
         */
        patch: operations["updateTeamRole"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions of a role of a team
         * @description What a role of a team allows, in the order in which it was given.
         */
        get: operations["listTeamRolePermissions"];
        /**
         * Replace the permissions of a role of a team
         * @description The permissions sent take the place of all that the role held; an empty list leaves none.
         */
        put: operations["replaceTeamRolePermissions"];
        post?: never;
        /**
         * Remove permissions from a role of a team
         * @description Takes the named permissions from the role and answers without a body.
         */
        delete: operations["removeTeamRolePermissions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one permission from a role of a team
         * @description Takes one permission that the role holds from it and answers without a body.
         */
        delete: operations["removeTeamRolePermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a managed user
         * @description Makes a user whom the OAuth client manages, a member of its organization where it has one, and answers the tokens with which the client calls in the name of the user. The address is kept with the client in its local part, so that every client may manage somebody of the same address.
         */
        post: operations["createManagedUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/users/{userId}/force-refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a managed user's tokens
         * @description Answers new tokens for a managed user without a refresh token; the former tokens are good for nothing any more.
         */
        post: operations["forceRefreshManagedUserTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth/{clientId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token
         * @description Answers new tokens for a managed user in exchange for the refresh token; the former tokens are good for nothing any more. The path names the client, so that its secret alone will do as credentials.
         */
        post: operations["refreshManagedUserTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conferencing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own conferencing apps
         * @description The apps in which the caller can meet: the service's own video, then those that are installed or connected.
         */
        get: operations["listConferencingApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conferencing/{app}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a conferencing app
         * @description Connects one of the three apps that the API can connect; one that already is stays so.
         */
        post: operations["connectConferencingApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own calendars
         * @description The connected calendars of the caller.
         */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/busy-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own busy times
         * @description When absences and meetings outside the service take the time of the caller, in the order of time.
         */
        get: operations["listBusyTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time zones
         * @description Every IANA time zone that can be chosen, by name.
         */
        get: operations["listTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own teams
         * @description The teams of which the caller is a member, in the order of their numbers.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team
         * @description Makes a team that belongs to no organization; the caller is its owner. A slug that another such team has is refused.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team
         * @description One team, for its members and those of its organization.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /**
         * Delete a team
         * @description The team is no more, nor are its memberships, roles, event types and webhooks; bookings stay. For its owner and the admins of its organization.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /**
         * Update a team
         * @description Changes what is sent, for the team's admins.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/v2/teams/{teamId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a team's bookings by the team alone
         * @description Bookings of the team's event types, for its admins, as the list under its organization gives them.
         */
        get: operations["listBookingsOfTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's teams
         * @description All teams of the organization, for its members, in the order of their numbers.
         */
        get: operations["listOrganizationTeams"];
        put?: never;
        /**
         * Create a team of an organization
         * @description Makes a team of the organization, for its admins; the caller is the team's owner. A slug that another of its teams has is refused.
         */
        post: operations["createOrganizationTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team of an organization
         * @description One team of the organization, for the organization's members.
         */
        get: operations["getOrganizationTeam"];
        put?: never;
        post?: never;
        /**
         * Delete a team of an organization
         * @description The team is no more, nor are its memberships, roles, event types and webhooks; bookings stay. For its owner and the admins of the organization.
         */
        delete: operations["deleteOrganizationTeam"];
        options?: never;
        head?: never;
        /**
         * Update a team of an organization
         * @description Changes what is sent, for the team's admins.
         */
        patch: operations["updateOrganizationTeam"];
        trace?: never;
    };
    "/v2/teams/{teamId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a team
         * @description All memberships, those not accepted yet included, in the order of their numbers; for its members and those of its organization.
         */
        get: operations["listTeamMemberships"];
        put?: never;
        /**
         * Add a member to a team
         * @description A user joins, for the team's admins to decide. A member who accepted hosts the event types that are assigned to all.
         */
        post: operations["createTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership of a team
         * @description One membership, for its members and those of its organization.
         */
        get: operations["getTeamMembership"];
        put?: never;
        post?: never;
        /**
         * Remove a member from a team
         * @description The membership is no more, for the team's admins to decide. The user no longer hosts the event types that are assigned to all. The last owner stays.
         */
        delete: operations["deleteTeamMembership"];
        options?: never;
        head?: never;
        /**
         * Update a membership of a team
         * @description Changes what is sent, for the team's admins. The last owner stays one.
         */
        patch: operations["updateTeamMembership"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an organization's team
         * @description All memberships, those not accepted yet included, in the order of their numbers; for the organization's members.
         */
        get: operations["listOrganizationTeamMemberships"];
        put?: never;
        /**
         * Add a member to an organization's team
         * @description A user joins, for the team's admins to decide. A member who accepted hosts the event types that are assigned to all.
         */
        post: operations["createOrganizationTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership of an organization's team
         * @description One membership, for the organization's members.
         */
        get: operations["getOrganizationTeamMembership"];
        put?: never;
        post?: never;
        /**
         * Remove a member from an organization's team
         * @description The membership is no more, for the team's admins to decide. The user no longer hosts the event types that are assigned to all. The last owner stays.
         */
        delete: operations["deleteOrganizationTeamMembership"];
        options?: never;
        head?: never;
        /**
         * Update a membership of an organization's team
         * @description Changes what is sent, for the team's admins. The last owner stays one.
         */
        patch: operations["updateOrganizationTeamMembership"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of an organization
         * @description All memberships, those not accepted yet included, in the order of their numbers; for its members.
         */
        get: operations["listOrganizationMemberships"];
        put?: never;
        /**
         * Add a member to an organization
         * @description A user joins, for the organization's admins to decide. The organization's teams gain nobody by it.
         */
        post: operations["createOrganizationMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership of an organization
         * @description One membership, for its members.
         */
        get: operations["getOrganizationMembership"];
        put?: never;
        post?: never;
        /**
         * Remove a member from an organization
         * @description The membership is no more, for the organization's admins to decide. The user leaves the organization's teams as well. The last owner stays.
         */
        delete: operations["deleteOrganizationMembership"];
        options?: never;
        head?: never;
        /**
         * Update a membership of an organization
         * @description Changes what is sent, for the organization's admins. The last owner stays one.
         */
        patch: operations["updateOrganizationMembership"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's users
         * @description The users who are members of the organization, those who have not accepted yet included, in the order in which they joined; for its members.
         */
        get: operations["listOrganizationUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user of an organization
         * @description The user is no more, nor are their memberships, event types, schedules and webhooks; bookings stay. For the organization's admins.
         */
        delete: operations["deleteOrganizationUser"];
        options?: never;
        head?: never;
        /**
         * Update a user of an organization
         * @description Changes what is sent, for the organization's admins. A new e-mail address counts at once. The last owner stays one.
         */
        patch: operations["updateOrganizationUser"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every refusal. */
        Error: {
            /** @constant */
            status: "error";
            /**
             * Format: date-time
             * @description Moment of the refusal on the mock's clock.
             */
            timestamp: string;
            /** @description Path and query of the request. */
            path: string;
            error: {
                /** @description Name of the refusal's kind. */
                code: string;
                /** @description One sentence: what was asked, what was found, what would do. */
                message: string;
                /** @description Facts behind the message. */
                details: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Where a page lies in the whole list. */
        Pagination: {
            /** @description Items that match the filters. */
            totalItems: number;
            /** @description Items after this page. */
            remainingItems: number;
            /** @description Items on this page. */
            returnedItems: number;
            /** @description The page size asked for. */
            itemsPerPage: number;
            /** @description Number of this page, from 1; 0 where there are no pages. */
            currentPage: number;
            /** @description Pages in the whole list. */
            totalPages: number;
            /** @description Whether items follow. */
            hasNextPage: boolean;
            /** @description Whether items were skipped. */
            hasPreviousPage: boolean;
        };
        /** @description Free-form data: at most 50 keys of at most 40 characters, values of at most 500 characters. */
        Metadata: {
            [key: string]: unknown;
        };
        /** @description Says that it is done, and nothing more. */
        StatusReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
        };
        /** @description The person who books. */
        BookingAttendeeInput: {
            /** @description Name of the booker. */
            name: string;
            /**
             * Format: iana-time-zone
             * @description The booker's time zone.
             */
            timeZone: string;
            /**
             * Format: email
             * @description E-mail address; may be left out where a phone number is given.
             */
            email?: string;
            /** @description Phone number, best in international form; may be left out where an e-mail address is given. */
            phoneNumber?: string;
            /** @description Language of the messages to the booker, `en` unless given. */
            language?: string;
        };
        /** @description What bookings of every kind have in common. */
        BookingCore: {
            /** @description Number of the booking. */
            id: number;
            /** @description Public identifier, used in paths as `bookingUid`. */
            uid: string;
            /** @description Title of the meeting. */
            title: string;
            /** @description The booker's notes; empty if there are none. */
            description: string;
            /** @description The organizer, as the only element. */
            hosts: components["schemas"]["BookingHost"][];
            /**
             * @description Where the booking stands.
             * @enum {string}
             */
            status: "accepted" | "pending" | "cancelled" | "rejected" | "awaiting_host";
            /** @description Why the booking was cancelled; empty if unset. */
            cancellationReason: string;
            /** @description E-mail address of the one who cancelled; empty if unset. */
            cancelledByEmail: string;
            /** @description Why the booking was moved. */
            reschedulingReason?: string;
            /** @description Identifier of the booking that this one replaced. */
            rescheduledFromUid?: string;
            /**
             * Format: date-time
             * @description Beginning of the meeting in UTC.
             */
            start: string;
            /**
             * Format: date-time
             * @description End of the meeting in UTC.
             */
            end: string;
            /** @description Length in minutes. */
            duration: number;
            /** @description Number of the event type that was booked. */
            eventTypeId: number;
            /** @description The event type that was booked. */
            eventType: {
                /** @description Number of the event type. */
                id: number;
                /** @description Slug of the event type. */
                slug: string;
            };
            /** @description Link of the video meeting if there is one, else the address, number or text of the location. */
            location: string;
            /** @description The location once more where it is a link. */
            meetingUrl?: string;
            /** @description Whether the host was marked absent. */
            absentHost: boolean;
            /**
             * Format: date-time
             * @description Moment of creation in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Moment of the last change in UTC.
             */
            updatedAt: string;
            /** @description The rating that the meeting got. */
            rating?: number;
            /** @description Identifier of the calendar event; stays the same when the booking is moved. */
            icsUid: string;
        };
        /** @description Who comes to a booking without seats, and what the booker answered. */
        BookingParty: {
            /** @description The booker, then guests, then further hosts. */
            attendees: components["schemas"]["BookingAttendee"][];
            /** @description E-mail addresses of the guests; absent if there are none. */
            guests?: string[];
            /** @description The booker's answers by slug, with those that the service adds: name, guests, displayGuests, attendeePhoneNumber and the ones described here. */
            bookingFieldsResponses: {
                /** @description E-mail address of the booker. */
                email?: string;
                /** @description E-mail address of the booker as people see it. */
                displayEmail?: string;
                location?: components["schemas"]["BookingLocationAnswer"];
            } & {
                [key: string]: unknown;
            };
            /** @description Free-form data of the booking. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description Who holds the seats of a booking. */
        BookingSeats: {
            /** @description The holders of seats; empty where the caller may not see them. */
            attendees: components["schemas"]["SeatedBookingAttendee"][];
            /**
             * Format: uuid
             * @description The seat just taken; only in the reply to creating a booking.
             */
            seatUid?: string;
        };
        /** @description What became of a booking that was moved. */
        BookingSuccession: {
            /** @description Identifier of the booking that replaced this one. */
            rescheduledToUid?: string;
            /** @description E-mail address of the one who moved the booking. */
            rescheduledByEmail?: string;
        };
        /** @description The series that an occurrence belongs to. */
        BookingSeries: {
            /**
             * Format: uuid
             * @description Identifier that all occurrences of the series share.
             */
            recurringBookingUid: string;
        };
        /** @description A single booking. */
        Booking: components["schemas"]["BookingCore"] & components["schemas"]["BookingParty"] & components["schemas"]["BookingSuccession"];
        /** @description One occurrence of a recurring booking. */
        RecurringBooking: components["schemas"]["BookingCore"] & components["schemas"]["BookingParty"] & components["schemas"]["BookingSeries"];
        /** @description A booking whose attendees hold seats; what they answered stands at each seat. */
        SeatedBooking: components["schemas"]["BookingCore"] & components["schemas"]["BookingSeats"] & components["schemas"]["BookingSuccession"];
        /** @description One occurrence of a recurring booking whose attendees hold seats. */
        RecurringSeatedBooking: components["schemas"]["BookingCore"] & components["schemas"]["BookingSeats"] & components["schemas"]["BookingSeries"];
        /** @description A booking of any kind; the event type decides which. */
        AnyBooking: components["schemas"]["Booking"] | components["schemas"]["RecurringBooking"] | components["schemas"]["SeatedBooking"] | components["schemas"]["RecurringSeatedBooking"];
        /** @description The occurrences of a recurring booking, by start. */
        AnyBookingSeries: (components["schemas"]["RecurringBooking"] | components["schemas"]["RecurringSeatedBooking"])[];
        /** @description A host of the meeting. A text that is missing reads `unknown`. */
        BookingHost: {
            /** @description Number of the user. */
            id: number;
            /** @description Name of the host. */
            name: string;
            /** @description E-mail address of the host. */
            email: string;
            /** @description E-mail address of the host as people see it. */
            displayEmail: string;
            /** @description User name of the host. */
            username: string;
            /** @description The host's IANA time zone. */
            timeZone: string;
        };
        /** @description Someone who comes to the meeting. */
        BookingAttendee: {
            /** @description Name of the attendee; empty for a guest. */
            name: string;
            /**
             * Format: email
             * @description E-mail address; made of the phone number where the booker gave no address.
             */
            email: string;
            /** @description E-mail address as people see it. */
            displayEmail: string;
            /** @description The attendee's IANA time zone. */
            timeZone: string;
            /** @description Whether the attendee was marked absent. */
            absent: boolean;
            /** @description Language of the messages to the attendee. */
            language: string;
            /** @description Phone number; absent if unset. */
            phoneNumber?: string;
        };
        /** @description A seat, and what its holder answered. */
        BookingSeat: {
            /**
             * Format: uuid
             * @description Identifier of the seat.
             */
            seatUid: string;
            /** @description The holder's answers by slug, without the e-mail address. */
            bookingFieldsResponses: {
                /** @description E-mail address of the holder as people see it. */
                displayEmail?: string;
                location?: components["schemas"]["BookingLocationAnswer"];
            } & {
                [key: string]: unknown;
            };
            /** @description Free-form data of the seat. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description Someone who holds a seat. */
        SeatedBookingAttendee: components["schemas"]["BookingAttendee"] & components["schemas"]["BookingSeat"];
        /** @description The location as an answer of the booker. */
        BookingLocationAnswer: {
            /** @description Kind of the location, or the app in its stored form. */
            value: string;
            /** @description What the booker added, such as an address; empty if nothing. */
            optionValue: string;
        };
        /** @description One booking after a change. */
        BookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["AnyBooking"];
        };
        /** @description A page of bookings; occurrences of a series stand singly. */
        BookingListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The bookings on this page. */
            data: components["schemas"]["AnyBooking"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Empty on success. */
            error: Record<string, unknown>;
        };
        /** @description Why a booking is given up, and how much of it. A seat names one attendee; without it the whole booking is meant. */
        CancelBookingInput: {
            /** @description Why. */
            cancellationReason?: string;
            /** @description Whether the later occurrences of the series are cancelled too; false unless given. */
            cancelSubsequentBookings?: boolean;
            /** @description The seat that is given up. */
            seatUid?: string;
        };
        /** @description The new time of a booking, or of one of its seats. */
        RescheduleBookingInput: {
            /**
             * Format: iso-8601
             * @description New beginning of the meeting; read as UTC where no offset is given.
             */
            start: string;
            /**
             * Format: email
             * @description E-mail address of the one who moves the booking; the caller's unless given.
             */
            rescheduledBy?: string;
            /** @description Why the booking is moved. */
            reschedulingReason?: string;
            /** @description The code that the booker got by e-mail, where the event type asks for one. */
            emailVerificationCode?: string;
            /** @description The seat that moves; the others stay. */
            seatUid?: string;
        };
        /** @description Why a booking is declined. */
        DeclineBookingInput: {
            /** @description The reason. */
            reason?: string;
        };
        /** @description Why a booking gets another host. */
        ReassignBookingInput: {
            /** @description The reason. */
            reason?: string;
        };
        /** @description Someone who comes along. */
        BookingGuestInput: {
            /**
             * Format: email
             * @description E-mail address of the guest.
             */
            email: string;
            /** @description Name of the guest. */
            name?: string;
        };
        /** @description Further people to invite. */
        AddBookingGuestsInput: {
            /** @description The guests; those whom the booking knows already are passed over. */
            guests: components["schemas"]["BookingGuestInput"][];
        };
        /** @description A booking after a change, or all occurrences of the series that it belongs to. */
        BookingOrSeriesReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description One booking, or an array of occurrences. */
            data: components["schemas"]["Booking"] | components["schemas"]["RecurringBooking"] | components["schemas"]["SeatedBooking"] | components["schemas"]["RecurringSeatedBooking"] | components["schemas"]["AnyBookingSeries"];
        };
        /**
         * @description What was cancelled, in the older form.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "bookingId": 100001,
         *         "bookingUid": "5pQmYc7uXhGf2TzRkNwB4e",
         *         "onlyRemovedAttendee": false
         *       }
         *     }
         */
        OlderCancelBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The booking that the path named. */
            data: {
                /** @description Number of the booking. */
                bookingId: number;
                /** @description Identifier of the booking. */
                bookingUid: string;
                /** @description Whether only a seat was given up and the booking stays. */
                onlyRemovedAttendee: boolean;
            };
        };
        /** @description The booking that a seat belongs to. */
        SeatedBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description A booking with seats, alone or in a series. */
            data: components["schemas"]["SeatedBooking"] | components["schemas"]["RecurringSeatedBooking"];
        };
        /** @description The host whose booking it is now. */
        ReassignedHost: {
            /** @description Number of the user. */
            id: number;
            /** @description Name of the host. */
            name: string;
            /** @description E-mail address of the host. */
            email: string;
            /** @description E-mail address of the host as people see it. */
            displayEmail: string;
        };
        /** @description Who has the booking now. */
        ReassignBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The booking and its new host. */
            data: {
                /** @description Identifier of the booking. */
                bookingUid: string;
                reassignedTo: components["schemas"]["ReassignedHost"];
            };
        };
        /** @description By which numbers an attendee is known. */
        BookingAttendeeNumbers: {
            /** @description Number of the attendee, used in paths as `attendeeId`. */
            id: number;
            /** @description Number of the booking. */
            bookingId: number;
            /**
             * Format: uuid
             * @description The attendee's seat; absent where the booking has none.
             */
            seatUid?: string;
        };
        /** @description Someone who comes to the meeting, with the number by which he can be removed. */
        NumberedBookingAttendee: components["schemas"]["BookingAttendee"] & components["schemas"]["BookingAttendeeNumbers"];
        /** @description One attendee, added or removed. */
        BookingAttendeeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["NumberedBookingAttendee"];
        };
        /** @description The attendees of a booking. */
        BookingAttendeeListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The attendees; empty where the caller may not see who holds the seats. */
            data: components["schemas"]["NumberedBookingAttendee"][];
        };
        /** @description A link that enters the meeting into a calendar. */
        CalendarLink: {
            /** @description Name of the calendar. */
            label: string;
            /**
             * Format: uri
             * @description Where the entry is made.
             */
            link: string;
        };
        /** @description Links that enter the meeting into calendars. */
        CalendarLinkListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The links; empty unless seeded. */
            data: components["schemas"]["CalendarLink"][];
        };
        /** @description The meeting as another system knows it. */
        BookingReference: {
            /** @description Number of the reference. */
            id: number;
            /** @description Kind of the other system. */
            type: string;
            /** @description The meeting's identifier there. */
            eventUid: string;
            /** @description Number of the calendar that the meeting was entered into; null where it is none. */
            destinationCalendarId: number | null;
        };
        /** @description The meeting in other systems. */
        BookingReferenceListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The references; empty unless seeded. */
            data: components["schemas"]["BookingReference"][];
        };
        /** @description What was said in the meeting. */
        TranscriptListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description Where the transcripts can be fetched; empty unless seeded. */
            data: string[];
        };
        /** @description Someone who was in the video room. */
        ConferencingParticipant: {
            /** @description Identifier in the room; null where unknown. */
            userId: string | null;
            /** @description Name in the room; null where none was given. */
            userName: string | null;
            /** @description Moment of entering in Unix seconds. */
            joinTime: number;
            /** @description Time in the room in seconds. */
            duration: number;
        };
        /** @description One use of the video room. */
        ConferencingSession: {
            /** @description Identifier of the session. */
            id: string;
            /** @description Name of the video room. */
            roomName: string;
            /** @description Beginning in Unix seconds. */
            startTime: number;
            /** @description Length in seconds. */
            duration: number;
            /** @description Whether someone is still in the room. */
            ongoing: boolean;
            /** @description Most people who were in the room at once. */
            maxParticipants: number;
            /** @description Those who were in the room. */
            participants: components["schemas"]["ConferencingParticipant"][];
        };
        /** @description The uses of the video room. */
        ConferencingSessionListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The sessions; empty unless seeded. */
            data: components["schemas"]["ConferencingSession"][];
        };
        /** @description A slot to be kept from others for a while. */
        ReserveSlotInput: {
            /** @description Number of the event type. */
            eventTypeId: number;
            /**
             * Format: iso-8601
             * @description Beginning of the slot; read as UTC where no offset is given.
             */
            slotStart: string;
            /** @description Length of the slot in minutes, one that the event type offers; its own length unless given. */
            slotDuration?: number;
            /** @description Minutes for which the slot is kept; 5 unless given. Another length needs credentials. */
            reservationDuration?: number;
        };
        /** @description A time at which the event type can be booked. */
        Slot: {
            /**
             * Format: date-time
             * @description Beginning, with the offset of the time zone asked for; `Z` in UTC.
             */
            start: string;
            /**
             * Format: date-time
             * @description End; only in the format `range`.
             */
            end?: string;
            /** @description Seats taken; only on event types with seats. */
            attendeesCount?: number;
            /** @description The booking whose seats are left; only where seats are taken. */
            bookingUid?: string;
        };
        /** @description The free times, by day. */
        SlotListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The slots by local date in the time zone asked for, as `YYYY-MM-DD`; days without a slot are left out. */
            data: {
                [key: string]: components["schemas"]["Slot"][];
            };
        };
        /** @description A slot that is kept from others. */
        ReservedSlot: {
            /** @description Number of the event type. */
            eventTypeId: number;
            /**
             * Format: date-time
             * @description Beginning of the slot in UTC.
             */
            slotStart: string;
            /**
             * Format: date-time
             * @description End of the slot in UTC.
             */
            slotEnd: string;
            /** @description Length of the slot in minutes. */
            slotDuration: number;
            /**
             * Format: uuid
             * @description Identifier of the reservation, used in paths as `uid`.
             */
            reservationUid: string;
            /** @description Minutes for which the slot is kept. */
            reservationDuration: number;
            /**
             * Format: date-time
             * @description Moment at which the reservation ends.
             */
            reservationUntil: string;
        };
        /** @description One reservation. */
        ReservedSlotReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ReservedSlot"];
        };
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description Hours and minutes of a day, as `HH:MM`. */
        TimeOfDay: string;
        /** @description Working hours on some days of the week. */
        ScheduleAvailability: {
            /** @description The days on which the hours hold. */
            days: components["schemas"]["Weekday"][];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
        };
        /** @description Working hours on one date; they take the place of the usual ones. */
        ScheduleOverride: {
            /**
             * Format: date
             * @description The date.
             */
            date: string;
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
        };
        /** @description New working hours of the caller. */
        CreateScheduleInput: {
            /** @description Name of the schedule. */
            name: string;
            /**
             * Format: iana-time-zone
             * @description Time zone in which the hours are meant.
             */
            timeZone: string;
            /** @description Whether the schedule holds where an event type names none; it then takes the place of the one that did. */
            isDefault: boolean;
            /** @description Working hours by weekday; Monday to Friday from 09:00 to 17:00 unless given. */
            availability?: components["schemas"]["ScheduleAvailability"][];
            /** @description Working hours of single dates; none unless given. */
            overrides?: components["schemas"]["ScheduleOverride"][];
        };
        /** @description Changes to a schedule. What is left out stays; an array that is sent takes the place of the whole array. */
        UpdateScheduleInput: {
            /** @description Name of the schedule. */
            name?: string;
            /**
             * Format: iana-time-zone
             * @description Time zone in which the hours are meant.
             */
            timeZone?: string;
            /** @description Whether the schedule holds where an event type names none. */
            isDefault?: boolean;
            /** @description Working hours by weekday. */
            availability?: components["schemas"]["ScheduleAvailability"][];
            /** @description Working hours of single dates. */
            overrides?: components["schemas"]["ScheduleOverride"][];
        };
        /** @description Working hours of a user. */
        Schedule: {
            /** @description Number of the schedule. */
            id: number;
            /** @description Number of the user whose hours they are. */
            ownerId: number;
            /** @description Name of the schedule. */
            name: string;
            /** @description IANA time zone in which the hours are meant. */
            timeZone: string;
            /** @description Whether the schedule holds where an event type names none. */
            isDefault: boolean;
            /** @description Working hours by weekday. */
            availability: components["schemas"]["ScheduleAvailability"][];
            /** @description Working hours of single dates. */
            overrides: components["schemas"]["ScheduleOverride"][];
        };
        /** @description One schedule. */
        ScheduleReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Schedule"];
        };
        /** @description The caller's default schedule. */
        DefaultScheduleReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The schedule; null where the caller has none. */
            data: components["schemas"]["Schedule"] | null;
        };
        /** @description The caller's schedules. */
        ScheduleListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The schedules. */
            data: components["schemas"]["Schedule"][];
        };
        /** @description The settings that personal and team event types share, without length, title and slug. Whatever is left out keeps its value, or has its default on a new event type. */
        EventTypeSettingsInput: {
            /** @description Lengths in minutes from which the booker may choose, each a number or its digits; `lengthInMinutes` must be one of them. */
            lengthInMinutesOptions?: components["schemas"]["LengthOption"][];
            /** @description What the meeting is about; empty unless given. */
            description?: string;
            /** @description Where the meeting may take place; a service video link unless given. */
            locations?: components["schemas"]["EventTypeLocationInput"][];
            /** @description What the booker is asked. The array takes the place of all custom fields; the default fields stay. */
            bookingFields?: components["schemas"]["BookingFieldInput"][];
            /** @description Whether bookers are kept from adding guests; false unless given. */
            disableGuests?: boolean;
            /** @description Minutes from one offered slot to the next; the length unless given. */
            slotInterval?: number;
            /** @description Minutes before the meeting at which booking closes; 0 unless given. */
            minimumBookingNotice?: number;
            /** @description Minutes kept free before the meeting; 0 unless given. */
            beforeEventBuffer?: number;
            /** @description Minutes kept free after the meeting; 0 unless given. */
            afterEventBuffer?: number;
            /** @description Number of the schedule that holds in place of the user's default one. */
            scheduleId?: number;
            bookingLimitsCount?: components["schemas"]["BookingLimitsCount"];
            bookerActiveBookingsLimit?: components["schemas"]["BookerActiveBookingsLimitInput"];
            /** @description Whether each day offers its earliest free slot only; false unless given. */
            onlyShowFirstAvailableSlot?: boolean;
            bookingLimitsDuration?: components["schemas"]["BookingLimitsDuration"];
            bookingWindow?: components["schemas"]["BookingWindowInput"];
            /** @description Minutes by which the offered slots are shifted; 0 unless given. */
            offsetStart?: number;
            bookerLayouts?: components["schemas"]["BookerLayoutsInput"];
            confirmationPolicy?: components["schemas"]["ConfirmationPolicyInput"];
            recurrence?: components["schemas"]["RecurrenceInput"];
            /** @description Whether bookers prove that the e-mail address is theirs; false unless given. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether the notes stay out of the calendar entry; false unless given. */
            hideCalendarNotes?: boolean;
            /** @description Whether the booking page keeps its time zone; false unless given. */
            lockTimeZoneToggleOnBookingPage?: boolean;
            color?: components["schemas"]["EventTypeColor"];
            seats?: components["schemas"]["SeatsInput"];
            /** @description Template of the booking's title. In braces it takes `Event type title`, `Organiser`, `Scheduler`, `Location`, `Organiser first name`, `Scheduler first name`, `Scheduler last name`, `Event duration`, `LOCATION`, `HOST/ATTENDEE`, `HOST`, `ATTENDEE`, `USER` and the slugs of the event type's booking fields. */
            customName?: string;
            destinationCalendar?: components["schemas"]["DestinationCalendar"];
            /** @description Whether the destination calendar's address is the organizer's; false unless given. */
            useDestinationCalendarEmail?: boolean;
            /** @description Whether a shared calendar shows the time only; false unless given. */
            hideCalendarEventDetails?: boolean;
            /**
             * Format: http-url
             * @description Page to which a successful booking leads.
             */
            successRedirectUrl?: string;
            /** @description Whether booking page, messages and calendar keep the organizer's address to themselves; false unless given. */
            hideOrganizerEmail?: boolean;
            svcVideoSettings?: components["schemas"]["SvcVideoSettings"];
            /** @description Whether the event type is left out of public lists; false unless given. */
            hidden?: boolean;
            /** @description Whether only the owner and admins may book through the interface; false unless given. */
            bookingRequiresAuthentication?: boolean;
            disableCancelling?: components["schemas"]["DisableCancelling"];
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            interfaceLanguage?: components["schemas"]["InterfaceLanguage"];
            /** @description Whether a past booking may be moved; false unless given. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether moving a cancelled booking makes a new one; false unless given. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether slots start afresh after each meeting; false unless given. */
            showOptimizedSlots?: boolean;
        };
        /** @description What personal and team event types share; nothing is required. */
        EventTypeInput: components["schemas"]["EventTypeSettingsInput"] & {
            /** @description Length of the meeting in minutes, at most a year of them. */
            lengthInMinutes?: number;
            /** @description Name of the event type. */
            title?: string;
            /** @description Last part of the booking page's address; brought to lower case and hyphens. */
            slug?: string;
        };
        /** @description The settings that only event types of a team have. */
        TeamEventTypeSettingsInput: {
            /** @description The members who are given bookings; not together with `assignAllTeamMembers`. */
            hosts?: components["schemas"]["TeamEventTypeHostInput"][];
            /** @description Whether every member, present or future, is a host; false unless given. */
            assignAllTeamMembers?: boolean;
            emailSettings?: components["schemas"]["EmailSettings"];
            /** @description Whether a moved booking stays with its host; false unless given. */
            rescheduleWithSameRoundRobinHost?: boolean;
        };
        /** @description A new event type of a team. */
        CreateTeamEventTypeInput: components["schemas"]["EventTypeSettingsInput"] & components["schemas"]["TeamEventTypeSettingsInput"] & {
            /** @description Length of the meeting in minutes, at most a year of them. */
            lengthInMinutes: number;
            /** @description Name of the event type. */
            title: string;
            /** @description Last part of the booking page's address; brought to lower case and hyphens. */
            slug: string;
            /**
             * @description Who attends. All hosts (collective), one of them in turn (round robin), or each host by an event type of his own (managed).
             * @enum {string}
             */
            schedulingType: "collective" | "roundRobin" | "managed" | "COLLECTIVE" | "ROUND_ROBIN" | "MANAGED";
        };
        /** @description Changes to an event type of a team; an object that is sent takes the place of the whole object. */
        UpdateTeamEventTypeInput: components["schemas"]["EventTypeInput"] & components["schemas"]["TeamEventTypeSettingsInput"] & {
            /**
             * @description Who attends. Changing between `collective` and `roundRobin` empties the hosts unless hosts or `assignAllTeamMembers` come with it. The managed forms have their place here only so that a rule, and not this schema, answers them: a managed event type may name its own type again, any change to or from managed is refused.
             * @enum {string}
             */
            schedulingType?: "collective" | "roundRobin" | "managed" | "MANAGED";
        };
        /** @description A number of minutes, at most a year of them, or its digits. */
        LengthOption: number | string;
        /** @description How far ahead the event type can be booked, in days from today or between two dates. */
        BookingWindowInput: {
            /**
             * @description What is counted: working days, all days, or a range of dates.
             * @enum {string}
             */
            type?: "businessDays" | "calendarDays" | "range";
            /** @description Number of days, or the first and the last date of the range. */
            value?: number | string[];
            /** @description Whether only days with free time count; false unless given. */
            rolling?: boolean;
            /** @description Whether there is no such limit; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description When a booking waits for the host's consent. */
        ConfirmationPolicyInput: {
            /**
             * @description Always, or only where little time is left.
             * @enum {string}
             */
            type?: "always" | "time";
            noticeThreshold?: components["schemas"]["NoticeThreshold"];
            /** @description Whether a booking that waits takes its slot; false unless given. */
            blockUnconfirmedBookingsInBooker?: boolean;
            /** @description Whether no consent is needed; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description How often one booking repeats the meeting. */
        RecurrenceInput: {
            /** @description Periods from one occurrence to the next. */
            interval?: number;
            /** @description Number of occurrences. */
            occurrences?: number;
            /**
             * @description The period.
             * @enum {string}
             */
            frequency?: "yearly" | "monthly" | "weekly";
            /** @description Whether the meeting does not recur; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description Layouts of the booking page; the default one must be among the enabled ones. */
        BookerLayoutsInput: {
            defaultLayout: components["schemas"]["BookerLayout"];
            /** @description Layouts between which the booker may switch. */
            enabledLayouts: components["schemas"]["BookerLayout"][];
        };
        /** @description How many future bookings of this event type one e-mail address may hold. */
        BookerActiveBookingsLimitInput: {
            /** @description The most bookings that one address may hold. */
            maximumActiveBookings?: number;
            /** @description Whether a refusal offers to move the latest booking; false unless given. */
            offerReschedule?: boolean;
            /** @description Whether there is no such limit; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description How many bookers may share a slot. */
        SeatsInput: {
            /** @description Number of seats in a slot. */
            seatsPerTimeSlot?: number;
            /** @description Whether attendees see each other; false unless given. */
            showAttendeeInfo?: boolean;
            /** @description Whether the number of free seats is shown; true unless given. */
            showAvailabilityCount?: boolean;
            /** @description Whether a slot is taken by one booker; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description A place where the meeting may be held, named by its type. The organizer's default app is for event types of a team only. */
        EventTypeLocationInput: {
            /**
             * @description A fixed address.
             * @constant
             */
            type: "address";
            /** @description Where to meet. */
            address: string;
            /** @description Whether the address is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed link.
             * @constant
             */
            type: "link";
            /**
             * Format: absolute-url
             * @description Address of the meeting on the web.
             */
            link: string;
            /** @description Whether the link is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed phone number.
             * @constant
             */
            type: "phone";
            /** @description Number to call, best in international form. */
            phone: string;
            /** @description Whether the phone number is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A conferencing app.
             * @constant
             */
            type: "integration";
            integration: components["schemas"]["ConferencingApp"];
        } | {
            /**
             * @description The booker's address.
             * @constant
             */
            type: "attendeeAddress";
        } | {
            /**
             * @description The booker's phone number.
             * @constant
             */
            type: "attendeePhone";
        } | {
            /**
             * @description A place of the booker's choice.
             * @constant
             */
            type: "attendeeDefined";
        } | {
            /**
             * @description The organizer's default app.
             * @constant
             */
            type: "organizersDefaultApp";
        };
        /**
         * @description Name of a conferencing app.
         * @enum {string}
         */
        ConferencingApp: "svc-video" | "google-meet" | "zoom" | "office365-video" | "whereby-video" | "whatsapp-video" | "webex-video" | "telegram-video" | "tandem" | "sylaps-video" | "skype-video" | "sirius-video" | "signal-video" | "shimmer-video" | "salesroom-video" | "roam-video" | "riverside-video" | "ping-video" | "mirotalk-video" | "jitsi" | "jelly-video" | "jelly-conferencing" | "huddle" | "facetime-video" | "element-call-video" | "eightxeight-video" | "discord-video" | "demodesk-video" | "campfire-video";
        /** @description A question to the booker. An entry of type name, splitName or email, or with the slug of a default field, restyles that default field; then the slug says enough and the type may be left out. Any other entry is a custom field and needs its type and a label or a slug. */
        BookingFieldInput: {
            /**
             * @description Kind of the answer; `radioInput` is the kind of the default field with the slug `location`.
             * @enum {string}
             */
            type?: "name" | "splitName" | "email" | "phone" | "address" | "text" | "number" | "textarea" | "select" | "multiselect" | "multiemail" | "checkbox" | "radio" | "boolean" | "url" | "radioInput";
            /** @description Key of the answer; made from the label unless given. */
            slug?: string;
            /** @description The question as the booker reads it. */
            label?: string;
            /** @description Text in the field before an answer is given. */
            placeholder?: string;
            /** @description Whether an answer must be given; false unless given. */
            required?: boolean;
            /** @description Whether an answer that the address of the page gives is fixed; false unless given. */
            disableOnPrefill?: boolean;
            /** @description Whether the booker is not asked; false unless given. */
            hidden?: boolean;
            /** @description Answers among which the booker chooses; any answer will do without them. */
            options?: string[];
        };
        /** @description A member of the team who is given bookings. */
        TeamEventTypeHostInput: {
            /** @description Number of the user. */
            userId: number;
            /** @description Whether the host attends every booking of a round robin; false unless given. */
            mandatory?: boolean;
            priority?: components["schemas"]["HostPriority"];
            /** @description Share of the bookings relative to the other hosts; 100 unless given. */
            weight?: number;
        };
        /** @description The most bookings in a day, week, month or year; `{disabled: true}` stands for no limit. */
        BookingLimitsCount: {
            /** @description The most bookings in a day. */
            day?: number;
            /** @description The most bookings in a week. */
            week?: number;
            /** @description The most bookings in a month. */
            month?: number;
            /** @description The most bookings in a year. */
            year?: number;
            /** @description Whether there is no such limit; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description The most booked minutes in a day, week, month or year; `{disabled: true}` stands for no limit. */
        BookingLimitsDuration: {
            /** @description The most minutes in a day. */
            day?: number;
            /** @description The most minutes in a week. */
            week?: number;
            /** @description The most minutes in a month. */
            month?: number;
            /** @description The most minutes in a year. */
            year?: number;
            /** @description Whether there is no such limit; true wins over the other members. */
            disabled?: boolean;
        };
        /** @description The time before a meeting below which a booking is on short notice. */
        NoticeThreshold: {
            /**
             * @description The unit of the count.
             * @enum {string}
             */
            unit: "minutes" | "hours";
            /** @description Number of units. */
            count: number;
        };
        /**
         * @description A layout of the booking page.
         * @enum {string}
         */
        BookerLayout: "month" | "week" | "column";
        /** @description Whether bookings can be cancelled. */
        DisableCancelling: {
            /** @description Whether bookings cannot be cancelled. */
            disabled: boolean;
        };
        /** @description Whether bookings can be moved, and until when. */
        DisableRescheduling: {
            /** @description Whether bookings cannot be moved; of no account beside `minutesBefore`. */
            disabled?: boolean;
            /** @description Bookings cannot be moved when fewer minutes than these are left before the start. */
            minutesBefore?: number;
        };
        /** @description Colours of the event type in lists and calendars. */
        EventTypeColor: {
            /**
             * Format: hex-colour
             * @description Colour on a light ground.
             */
            lightThemeHex?: string;
            /**
             * Format: hex-colour
             * @description Colour on a dark ground.
             */
            darkThemeHex?: string;
        };
        /** @description The calendar into which bookings are entered. */
        DestinationCalendar: {
            /** @description Kind of the calendar. */
            integration?: string;
            /** @description The calendar's name there. */
            externalId?: string;
        };
        /** @description How the service's own video meetings of this event type behave. */
        SvcVideoSettings: {
            /** @description Whether the organizer cannot record. */
            disableRecordingForOrganizer?: boolean;
            /** @description Whether guests cannot record. */
            disableRecordingForGuests?: boolean;
            /**
             * Format: absolute-url
             * @description Page to which leaving the meeting leads.
             */
            redirectUrlOnExit?: string;
            /** @description Whether recording starts when the organizer joins. */
            enableAutomaticRecordingForOrganizer?: boolean;
            /** @description Whether transcription starts by itself. */
            enableAutomaticTranscription?: boolean;
            /** @description Whether guests cannot transcribe. */
            disableTranscriptionForGuests?: boolean;
            /** @description Whether the organizer cannot transcribe. */
            disableTranscriptionForOrganizer?: boolean;
            /** @description Whether transcripts are sent by e-mail. */
            sendTranscriptionEmails?: boolean;
        };
        /** @description Which messages are held back; only for teams of an organization, elsewhere of no effect. */
        EmailSettings: {
            /** @description Whether attendees get no messages. */
            disableEmailsToAttendees?: boolean;
            /** @description Whether hosts get no messages. */
            disableEmailsToHosts?: boolean;
        };
        /**
         * @description Language of the booking page; empty for that of the visitor's browser, which is the default.
         * @enum {string}
         */
        InterfaceLanguage: "" | "en" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "es" | "es-419" | "eu" | "et" | "fi" | "fr" | "he" | "hu" | "it" | "ja" | "km" | "ko" | "nl" | "no" | "pl" | "pt-BR" | "pt" | "ro" | "ru" | "sk-SK" | "sr" | "sv" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW";
        /**
         * @description Rank of a host in a round robin; medium unless given.
         * @enum {string}
         */
        HostPriority: "lowest" | "low" | "medium" | "high" | "highest";
        /** @description Stands for a setting that is unset. */
        DisabledSetting: {
            /**
             * @description The setting is off.
             * @constant
             */
            disabled: true;
        };
        /** @description How far ahead the event type can be booked. */
        BookingWindow: {
            /**
             * @description What is counted: working days, all days, or a range of dates.
             * @enum {string}
             */
            type: "businessDays" | "calendarDays" | "range";
            /** @description Number of days, or the first and the last date of the range. */
            value: number | string[];
            /** @description Whether only days with free time count; false for a range of dates. */
            rolling: boolean;
        };
        /** @description When a booking waits for the host's consent. */
        ConfirmationPolicy: {
            /**
             * @description Always, or only where little time is left.
             * @enum {string}
             */
            type: "always" | "time";
            noticeThreshold?: components["schemas"]["NoticeThreshold"];
            /** @description Whether a booking that waits takes its slot. */
            blockUnconfirmedBookingsInBooker?: boolean;
            /**
             * @description The setting is on; only where it was sent.
             * @constant
             */
            disabled?: false;
        };
        /** @description How often one booking repeats the meeting. */
        Recurrence: {
            /** @description Periods from one occurrence to the next. */
            interval: number;
            /** @description Number of occurrences. */
            occurrences: number;
            /**
             * @description The period.
             * @enum {string}
             */
            frequency: "yearly" | "monthly" | "weekly";
            /**
             * @description The setting is on; only where it was sent.
             * @constant
             */
            disabled?: false;
        };
        /** @description Layouts of the booking page. */
        BookerLayouts: {
            defaultLayout: components["schemas"]["BookerLayout"];
            /** @description Layouts between which the booker may switch. */
            enabledLayouts: components["schemas"]["BookerLayout"][];
        };
        /** @description How many future bookings of this event type one e-mail address may hold. */
        BookerActiveBookingsLimit: {
            /** @description The most bookings that one address may hold. */
            maximumActiveBookings: number;
            /** @description Whether a refusal offers to move the latest booking. */
            offerReschedule?: boolean;
            /**
             * @description The setting is on; only where it was sent.
             * @constant
             */
            disabled?: false;
        };
        /** @description How many bookers may share a slot. */
        Seats: {
            /** @description Number of seats in a slot. */
            seatsPerTimeSlot: number;
            /** @description Whether attendees see each other. */
            showAttendeeInfo?: boolean;
            /** @description Whether the number of free seats is shown. */
            showAvailabilityCount?: boolean;
            /**
             * @description The setting is on; only where it was sent.
             * @constant
             */
            disabled?: false;
        };
        /** @description A place where the meeting may be held. */
        EventTypeLocation: {
            /**
             * @description A fixed address.
             * @constant
             */
            type: "address";
            /** @description Where to meet. */
            address: string;
            /** @description Whether the address is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed link.
             * @constant
             */
            type: "link";
            /** @description Address of the meeting on the web. */
            link: string;
            /** @description Whether the link is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed phone number.
             * @constant
             */
            type: "phone";
            /** @description Number to call. */
            phone: string;
            /** @description Whether the phone number is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A conferencing app.
             * @constant
             */
            type: "integration";
            integration: components["schemas"]["ConferencingApp"];
        } | {
            /**
             * @description Kind of the location.
             * @enum {string}
             */
            type: "attendeeAddress" | "attendeePhone" | "attendeeDefined" | "organizersDefaultApp";
        } | {
            /**
             * @description The location cannot be read.
             * @constant
             */
            type: "unknown";
            /** @description The location as JSON text. */
            location: string;
        };
        /** @description A question to the booker, default or custom. One that cannot be read has the type and the slug `unknown` and carries its text. */
        BookingField: {
            /** @description Whether every event type has the field. */
            isDefault?: boolean;
            /**
             * @description Kind of the answer; `radioInput` for the choice of a location.
             * @enum {string}
             */
            type: "name" | "splitName" | "email" | "phone" | "address" | "text" | "number" | "textarea" | "select" | "multiselect" | "multiemail" | "checkbox" | "radio" | "boolean" | "url" | "radioInput" | "unknown";
            /** @description Key of the answer. */
            slug: string;
            /** @description The question as the booker reads it; on default fields only if set. */
            label?: string;
            /** @description Whether an answer must be given. */
            required?: boolean;
            /** @description Text in the field before an answer is given; on default fields only if set. */
            placeholder?: string;
            /** @description Whether an answer that the address of the page gives is fixed. */
            disableOnPrefill?: boolean;
            /** @description Whether the booker is not asked. */
            hidden?: boolean;
            /** @description Answers among which the booker chooses; only if set. */
            options?: string[];
            /** @description The field as JSON text; only on a field that cannot be read. */
            bookingField?: string;
        };
        /** @description A member who is given bookings. */
        TeamEventTypeHost: {
            /** @description Number of the user. */
            userId: number;
            /** @description Full name; null where unset. */
            name: string | null;
            /** @description User name. */
            username: string;
            /**
             * Format: absolute-url
             * @description Address of the user's picture; null where unset.
             */
            avatarUrl: string | null;
            /** @description Whether the host attends every booking; of a round robin only. */
            mandatory?: boolean;
            priority?: components["schemas"]["HostPriority"];
        };
        /** @description A person with whom a personal event type is booked. */
        EventTypeUser: {
            /** @description Number of the user. */
            id: number;
            /** @description Full name; null where unset. */
            name: string | null;
            /** @description User name. */
            username: string;
            /**
             * Format: absolute-url
             * @description Address of the user's picture; null where unset.
             */
            avatarUrl: string | null;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a light ground; null where unset.
             */
            brandColor: string | null;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a dark ground; null where unset.
             */
            darkBrandColor: string | null;
            /** @description Day on which the user's week begins. */
            weekStart: string;
            /** @description Free-form data of the user. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description The team that owns an event type. */
        TeamSummary: {
            /** @description Number of the team. */
            id: number;
            /** @description Slug of the team. */
            slug: string;
            /**
             * Format: absolute-url
             * @description Address of the team's banner; null where unset.
             */
            bannerUrl: string | null;
            /** @description Name of the team. */
            name: string;
            /**
             * Format: absolute-url
             * @description Address of the team's logo; null where unset.
             */
            logoUrl: string | null;
            /** @description Day on which the team's week begins. */
            weekStart: string;
            /**
             * Format: hex-colour
             * @description Colour of the team's pages on a light ground; null where unset.
             */
            brandColor: string | null;
            /**
             * Format: hex-colour
             * @description Colour of the team's pages on a dark ground; null where unset.
             */
            darkBrandColor: string | null;
            /** @description Look of the team's booking pages; null where unset. */
            theme: string | null;
        };
        /** @description What every event type shows. */
        EventTypeCore: {
            /** @description Number of the event type. */
            id: number;
            /** @description Length of the meeting in minutes. */
            lengthInMinutes: number;
            /** @description Lengths from which the booker may choose, as they were sent; absent where there is one length only. */
            lengthInMinutesOptions?: components["schemas"]["LengthOption"][];
            /** @description Name of the event type. */
            title: string;
            /** @description Last part of the booking page's address. */
            slug: string;
            /** @description What the meeting is about; empty if nothing is said. */
            description: string;
            /** @description Where the meeting may take place. */
            locations: components["schemas"]["EventTypeLocation"][];
            /** @description What the booker is asked, default fields included. */
            bookingFields: components["schemas"]["BookingField"][];
            /** @description Whether bookers are kept from adding guests. */
            disableGuests: boolean;
            /** @description Minutes from one offered slot to the next; the length where unset. */
            slotInterval: number;
            /** @description Minutes before the meeting at which booking closes. */
            minimumBookingNotice: number;
            /** @description Minutes kept free before the meeting. */
            beforeEventBuffer: number;
            /** @description Minutes kept free after the meeting. */
            afterEventBuffer: number;
            /** @description Number of the schedule that holds in place of the user's default one; null where unset. */
            scheduleId: number | null;
            bookingLimitsCount: components["schemas"]["BookingLimitsCount"];
            /** @description How many future bookings of this event type one e-mail address may hold. */
            bookerActiveBookingsLimit: components["schemas"]["BookerActiveBookingsLimit"] | components["schemas"]["DisabledSetting"];
            /** @description Whether each day offers its earliest free slot only. */
            onlyShowFirstAvailableSlot: boolean;
            bookingLimitsDuration: components["schemas"]["BookingLimitsDuration"];
            /** @description How far ahead the event type can be booked; empty where there is no limit. */
            bookingWindow: components["schemas"]["BookingWindow"][];
            /** @description Minutes by which the offered slots are shifted. */
            offsetStart: number;
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description When a booking waits for the host's consent. */
            confirmationPolicy: components["schemas"]["ConfirmationPolicy"] | components["schemas"]["DisabledSetting"];
            /** @description How often one booking repeats the meeting; null where it does not. */
            recurrence: components["schemas"]["Recurrence"] | null;
            /** @description Whether bookers prove that the e-mail address is theirs. */
            requiresBookerEmailVerification: boolean;
            /** @description Whether the notes stay out of the calendar entry. */
            hideCalendarNotes: boolean;
            /** @description Whether the booking page keeps its time zone. */
            lockTimeZoneToggleOnBookingPage: boolean;
            color?: components["schemas"]["EventTypeColor"];
            /** @description How many bookers may share a slot. */
            seats: components["schemas"]["Seats"] | components["schemas"]["DisabledSetting"];
            /** @description Template of the booking's title; absent where unset. */
            customName?: string;
            destinationCalendar?: components["schemas"]["DestinationCalendar"];
            /** @description Whether the destination calendar's address is the organizer's. */
            useDestinationCalendarEmail: boolean;
            /** @description Whether a shared calendar shows the time only. */
            hideCalendarEventDetails: boolean;
            /** @description Page to which a successful booking leads; null where unset. */
            successRedirectUrl: string | null;
            /** @description Whether the organizer's address is kept from bookers. */
            hideOrganizerEmail: boolean;
            svcVideoSettings: components["schemas"]["SvcVideoSettings"];
            /** @description Whether the event type is left out of public lists. */
            hidden: boolean;
            /** @description Whether only the owner and admins may book through the interface. */
            bookingRequiresAuthentication: boolean;
            disableCancelling: components["schemas"]["DisableCancelling"];
            disableRescheduling: components["schemas"]["DisableRescheduling"];
            interfaceLanguage: components["schemas"]["InterfaceLanguage"];
            /** @description Whether a past booking may be moved. */
            allowReschedulingPastBookings: boolean;
            /** @description Whether moving a cancelled booking makes a new one. */
            allowReschedulingCancelledBookings: boolean;
            /** @description Whether slots start afresh after each meeting. */
            showOptimizedSlots: boolean;
            /** @description Free-form data of the event type. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Price of a booking in the smallest unit of the currency; 0 where it is free. */
            price: number;
            /** @description Currency of the price. */
            currency: string;
            /** @description Whether the page after a booking is given its particulars; true by default. */
            forwardParamsSuccessRedirect: boolean | null;
            /** @description Whether a host can be met at once. */
            isInstantEvent: boolean;
            /** @description Number of seats in a slot; null where a slot is taken by one booker. */
            seatsPerTimeSlot: number | null;
            /** @description Whether the number of free seats is shown. */
            seatsShowAvailabilityCount: boolean;
            /** @description Number of the managed event type that this one follows; null where it follows none. */
            parentEventTypeId: number | null;
        };
        /** @description A personal event type. */
        EventType: components["schemas"]["EventTypeCore"] & {
            /** @description Number of the owner; 0 for a dynamic event type. */
            ownerId: number;
            /** @description Those with whom the meeting is booked. */
            users: components["schemas"]["EventTypeUser"][];
            /** @description Address of the booking page; empty for managed users. */
            bookingUrl: string;
        };
        /** @description An event type of a team, or the one that a managed event type gives a host. */
        TeamEventType: components["schemas"]["EventTypeCore"] & {
            /** @description Number of the host to whom a managed event type gave this one; else null. */
            ownerId: number | null;
            /** @description Number of the team; null on the event type of a managed one's host. */
            teamId: number | null;
            /** @description Those who are given bookings; empty on the event type of a managed one's host. */
            hosts: components["schemas"]["TeamEventTypeHost"][];
            /**
             * @description Who attends; null on the event type of a managed one's host.
             * @enum {string|null}
             */
            schedulingType: "collective" | "roundRobin" | "managed" | null;
            /** @description The team; null on the event type of a managed one's host. */
            team: components["schemas"]["TeamSummary"] | null;
            /** @description Whether every member, present or future, is a host. */
            assignAllTeamMembers: boolean;
            emailSettings?: components["schemas"]["EmailSettings"];
            /** @description Whether a moved booking stays with its host. */
            rescheduleWithSameRoundRobinHost: boolean;
        };
        /** @description One event type. */
        EventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The event type, in the form of personal ones or of those of a team. */
            data: components["schemas"]["EventType"] | components["schemas"]["TeamEventType"];
        };
        /** @description Event types of a team. */
        TeamEventTypeListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The event types, hidden ones included. */
            data: components["schemas"]["TeamEventType"][];
        };
        /** @description An event type of a team after it was made or changed. */
        TeamEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The event type; of a managed one the parent. */
            data: components["schemas"]["TeamEventType"];
        };
        /** @description An event type in the older form. */
        OlderEventType: {
            /** @description Number of the event type. */
            id: number;
            /** @description Name of the event type. */
            title: string;
            /** @description Last part of the booking page's address. */
            slug: string;
            /** @description Length of the meeting in minutes. */
            length: number;
            /** @description What the meeting is about; empty if nothing is said. */
            description: string;
            /** @description Whether the event type is left out of public lists. */
            hidden: boolean;
            /** @description Where the meeting may take place. */
            locations: components["schemas"]["OlderEventTypeLocation"][];
            /** @description What the booker is asked, default fields included. */
            bookingFields: components["schemas"]["BookingField"][];
            /** @description Free-form data of the event type. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Price of a booking in the smallest unit of the currency; 0 where it is free. */
            price: number;
            /** @description Currency of the price. */
            currency: string;
            /** @description Number of the owner; null on event types of a team. */
            userId: number | null;
            /** @description Number of the team; null on personal event types. */
            teamId: number | null;
            /**
             * @description Who attends; null on personal event types.
             * @enum {string|null}
             */
            schedulingType: "collective" | "roundRobin" | "managed" | null;
            /** @description Whether bookings wait for the host's consent. */
            requiresConfirmation: boolean;
            /** @description How often one booking repeats the meeting; null where it does not. */
            recurringEvent: components["schemas"]["Recurrence"] | null;
            /** @description Minutes from one offered slot to the next; null where unset. */
            slotInterval: number | null;
            /** @description Minutes before the meeting at which booking closes. */
            minimumBookingNotice: number;
            /** @description Minutes kept free before the meeting. */
            beforeEventBuffer: number;
            /** @description Minutes kept free after the meeting. */
            afterEventBuffer: number;
        };
        /** @description A place where the meeting may be held; a conferencing app stands in the type itself. */
        OlderEventTypeLocation: {
            /** @description Kind of the location, or `integrations:` and the name of an app. */
            type: string;
            /** @description Where to meet; of a fixed address only. */
            address?: string;
            /** @description Address of the meeting on the web; of a fixed link only. */
            link?: string;
            /** @description Number to call; of a fixed phone number only. */
            phone?: string;
            /** @description Whether the location is shown before booking. */
            public?: boolean;
            /** @description The location as JSON text; only where it cannot be read. */
            location?: string;
        };
        /** @description A new personal event type. */
        CreateEventTypeInput: components["schemas"]["EventTypeSettingsInput"] & {
            /** @description Length of the meeting in minutes, at most a year of them. */
            lengthInMinutes: number;
            /** @description Name of the event type. */
            title: string;
            /** @description Last part of the booking page's address; brought to lower case and hyphens. */
            slug: string;
        };
        /**
         * @description A new personal event type in the older form, whose length stands in `length`; the current form will do as well.
         * @example {
         *       "title": "Intro call",
         *       "slug": "intro",
         *       "length": 30
         *     }
         * @example {
         *       "title": "Intro call",
         *       "slug": "intro",
         *       "lengthInMinutes": 30,
         *       "hidden": true
         *     }
         */
        OlderCreateEventTypeInput: components["schemas"]["EventTypeSettingsInput"] & {
            /** @description Length of the meeting in minutes; wins over `lengthInMinutes`. */
            length?: number;
            /** @description Length of the meeting in minutes as the current form names it. */
            lengthInMinutes?: number;
            /** @description Name of the event type. */
            title: string;
            /** @description Last part of the booking page's address; brought to lower case and hyphens. */
            slug: string;
        };
        /**
         * @description Changes to a personal event type in the older form, whose length stands in `length`; the current form will do as well.
         * @example {
         *       "length": 45
         *     }
         */
        OlderUpdateEventTypeInput: components["schemas"]["EventTypeInput"] & {
            /** @description Length of the meeting in minutes; wins over `lengthInMinutes`. */
            length?: number;
        };
        /** @description A personal event type after it was made. */
        PersonalEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["EventType"];
        };
        /**
         * @description An event type in the older form after it was made or changed.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "id": 10001,
         *         "title": "Intro call",
         *         "slug": "intro",
         *         "length": 30,
         *         "description": "",
         *         "hidden": false,
         *         "locations": [
         *           {
         *             "type": "integrations:svc-video"
         *           }
         *         ],
         *         "bookingFields": [
         *           {
         *             "isDefault": true,
         *             "type": "name",
         *             "slug": "name",
         *             "required": true,
         *             "disableOnPrefill": false,
         *             "hidden": false
         *           },
         *           {
         *             "isDefault": true,
         *             "type": "email",
         *             "slug": "email",
         *             "required": true,
         *             "disableOnPrefill": false,
         *             "hidden": false
         *           }
         *         ],
         *         "metadata": {},
         *         "price": 0,
         *         "currency": "usd",
         *         "userId": 1001,
         *         "teamId": null,
         *         "schedulingType": null,
         *         "requiresConfirmation": false,
         *         "recurringEvent": null,
         *         "slotInterval": null,
         *         "minimumBookingNotice": 0,
         *         "beforeEventBuffer": 0,
         *         "afterEventBuffer": 0
         *       }
         *     }
         */
        OlderChangedEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OlderEventType"];
        };
        /** @description The personal event type that is no more. */
        DeletedEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description By what it was known. */
            data: {
                /** @description Number of the event type. */
                id: number;
                /** @description Length of the meeting in minutes. */
                lengthInMinutes: number;
                /** @description Last part of the booking page's address. */
                slug: string;
                /** @description Name of the event type. */
                title: string;
            };
        };
        /**
         * @description The personal event type that is no more, in the older form.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "id": 10001,
         *         "length": 30,
         *         "slug": "intro",
         *         "title": "Intro call"
         *       }
         *     }
         */
        OlderDeletedEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description By what it was known. */
            data: {
                /** @description Number of the event type. */
                id: number;
                /** @description Length of the meeting in minutes. */
                length: number;
                /** @description Last part of the booking page's address. */
                slug: string;
                /** @description Name of the event type. */
                title: string;
            };
        };
        /** @description One event type of a team. */
        GetTeamEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["TeamEventType"];
        };
        /** @description The event type of a team that is no more. */
        DeletedTeamEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description By what it was known. */
            data: {
                /** @description Number of the event type. */
                id: number;
                /** @description Name of the event type. */
                title: string;
            };
        };
        /**
         * @description Name of an event that a webhook may report.
         * @enum {string}
         */
        WebhookTrigger: "BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR";
        /** @description The properties of the webhook to change; those left out stay as they are. */
        UpdateWebhookInput: {
            /** @description Template of the delivered body; names in double braces, such as `{{organizer.name}}`, are filled in. */
            payloadTemplate?: string;
            /** @description Whether deliveries are made. */
            active?: boolean;
            /**
             * Format: http-url
             * @description Address that receives the deliveries.
             */
            subscriberUrl?: string;
            /** @description Events to report, in place of the present ones; may be empty. */
            triggers?: components["schemas"]["WebhookTrigger"][];
            /** @description Shared secret that signs the deliveries. */
            secret?: string;
            /**
             * @description Generation of the delivered bodies.
             * @enum {string}
             */
            version?: "2021-10-20";
        };
        /** @description A subscription to what happens in an organization. */
        OrganizationWebhook: {
            /** @description Number of the webhook. */
            id: number;
            /** @description Number of the organization. */
            teamId: number;
            /** @description Template of the delivered body; absent where none is set. */
            payloadTemplate?: string;
            /** @description Events that are reported, each named once. */
            triggers: components["schemas"]["WebhookTrigger"][];
            /** @description Whether deliveries are made. */
            active: boolean;
            /**
             * Format: http-url
             * @description Address that receives the deliveries.
             */
            subscriberUrl: string;
            /** @description Shared secret that signs the deliveries; absent where none is set. */
            secret?: string;
            /**
             * @description Generation of the delivered bodies.
             * @enum {string}
             */
            version: "2021-10-20";
        };
        /** @description A subscription to what happens with one event type. */
        EventTypeWebhook: {
            /** @description Number of the webhook. */
            id: number;
            /** @description Number of the event type. */
            eventTypeId: number;
            /** @description Template of the delivered body; absent where none is set. */
            payloadTemplate?: string;
            /** @description Events that are reported, each named once. */
            triggers: components["schemas"]["WebhookTrigger"][];
            /** @description Whether deliveries are made. */
            active: boolean;
            /**
             * Format: http-url
             * @description Address that receives the deliveries.
             */
            subscriberUrl: string;
            /** @description Shared secret that signs the deliveries; absent where none is set. */
            secret?: string;
            /**
             * @description Generation of the delivered bodies.
             * @enum {string}
             */
            version: "2021-10-20";
        };
        /** @description The answer that carries a webhook of an organization. */
        OrganizationWebhookReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OrganizationWebhook"];
        };
        /** @description The answer that carries a webhook of an event type. */
        EventTypeWebhookReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["EventTypeWebhook"];
        };
        /** @description A new webhook. */
        CreateWebhookInput: {
            /** @description Template of the delivered body; names in double braces, such as `{{organizer.name}}`, are filled in. The usual body unless given. */
            payloadTemplate?: string;
            /** @description Whether deliveries are made. */
            active: boolean;
            /**
             * Format: http-url
             * @description Address that receives the deliveries.
             */
            subscriberUrl: string;
            /** @description Events to report; may be empty. */
            triggers: components["schemas"]["WebhookTrigger"][];
            /** @description Shared secret that signs the deliveries; none unless given. */
            secret?: string;
            /**
             * @description Generation of the delivered bodies; `2021-10-20` unless given.
             * @enum {string}
             */
            version?: "2021-10-20";
        };
        /** @description What every webhook shows. */
        WebhookCore: {
            /** @description Number of the webhook. */
            id: number;
            /** @description Template of the delivered body; absent where none is set. */
            payloadTemplate?: string;
            /** @description Events that are reported, each named once. */
            triggers: components["schemas"]["WebhookTrigger"][];
            /** @description Whether deliveries are made. */
            active: boolean;
            /**
             * Format: http-url
             * @description Address that receives the deliveries.
             */
            subscriberUrl: string;
            /** @description Shared secret that signs the deliveries; absent where none is set. */
            secret?: string;
            /**
             * @description Generation of the delivered bodies.
             * @enum {string}
             */
            version: "2021-10-20";
        };
        /** @description A subscription to what happens in one user's calendar. */
        UserWebhook: components["schemas"]["WebhookCore"] & {
            /** @description Number of the user. */
            userId: number;
        };
        /** @description A subscription to what happens to the managed users of an OAuth client. */
        OAuthClientWebhook: components["schemas"]["WebhookCore"] & {
            /** @description Identifier of the OAuth client. */
            oauthClientId: string;
        };
        /** @description The answer that carries a webhook of a user. */
        UserWebhookReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["UserWebhook"];
        };
        /** @description The answer that carries a webhook of an OAuth client. */
        OAuthClientWebhookReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OAuthClientWebhook"];
        };
        /** @description The answer that carries webhooks of a user. */
        UserWebhookListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The webhooks, by their numbers. */
            data: components["schemas"]["UserWebhook"][];
        };
        /** @description The answer that carries webhooks of an event type. */
        EventTypeWebhookListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The webhooks, by their numbers. */
            data: components["schemas"]["EventTypeWebhook"][];
        };
        /** @description The answer that carries webhooks of an organization. */
        OrganizationWebhookListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The webhooks, by their numbers. */
            data: components["schemas"]["OrganizationWebhook"][];
        };
        /** @description The answer that carries webhooks of an OAuth client. */
        OAuthClientWebhookListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The webhooks, by their numbers. */
            data: components["schemas"]["OAuthClientWebhook"][];
        };
        /** @description The answer to deleting every webhook of one owner. */
        DeletedWebhooksReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description Says how many there were. */
            data: string;
        };
        /**
         * @description First day of the week.
         * @enum {string}
         */
        WeekStart: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description The organization that one belongs to. */
        MeOrganization: {
            /** @description Whether the organization is a platform customer. */
            isPlatform: boolean;
            /** @description Number of the organization. */
            id: number;
        };
        /** @description One's own profile. */
        Me: {
            /** @description Number of the user. */
            id: number;
            /** @description Name in addresses. */
            username: string;
            /**
             * Format: email
             * @description E-mail address that counts at present.
             */
            email: string;
            /** @description Full name; null where unset. */
            name: string | null;
            /**
             * Format: absolute-url
             * @description Address of one's picture; null where unset.
             */
            avatarUrl: string | null;
            /** @description A few words about oneself; null where unset. */
            bio: string | null;
            /**
             * @description Hours of the clock that times are written with.
             * @enum {integer}
             */
            timeFormat: 12 | 24;
            /** @description Number of the schedule that holds where an event type names none; null where unset. */
            defaultScheduleId: number | null;
            weekStart: components["schemas"]["WeekStart"];
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Number of one's organization; null outside any. */
            organizationId: number | null;
            organization?: components["schemas"]["MeOrganization"];
        };
        /** @description The answer that carries one's own profile. */
        MeReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Me"];
        };
        /**
         * @description What a role of a team may allow, written `resource.action`.
         * @enum {string}
         */
        TeamPermission: "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update";
        /**
         * @description What a role of an organization may allow, written `resource.action`; `*.*` allows everything.
         * @enum {string}
         */
        OrganizationPermission: "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update" | "*.*";
        /** @description A role of a team, with what it allows. */
        TeamRole: {
            /**
             * Format: uuid
             * @description Identifier of the role.
             */
            id: string;
            /** @description Name of the role. */
            name: string;
            /**
             * Format: hex-colour
             * @description Colour that marks the role; null where none is set.
             */
            color: string | null;
            /** @description What the role is for; null where nothing is set. */
            description: string | null;
            /** @description Number of the team that owns the role. */
            teamId: number;
            /**
             * @description `SYSTEM` for a role that comes with the team, `CUSTOM` for one made through the API.
             * @enum {string}
             */
            type: "SYSTEM" | "CUSTOM";
            /** @description What the role allows. */
            permissions: components["schemas"]["TeamPermission"][];
            /**
             * Format: date-time
             * @description Moment the role was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Moment of the last change.
             */
            updatedAt: string;
        };
        /** @description A role of an organization, with what it allows. */
        OrganizationRole: {
            /**
             * Format: uuid
             * @description Identifier of the role.
             */
            id: string;
            /** @description Name of the role. */
            name: string;
            /**
             * Format: hex-colour
             * @description Colour that marks the role; null where none is set.
             */
            color: string | null;
            /** @description What the role is for; null where nothing is set. */
            description: string | null;
            /** @description Number of the organization that owns the role. */
            organizationId: number;
            /**
             * @description `SYSTEM` for a role that comes with the organization, `CUSTOM` for one made through the API.
             * @enum {string}
             */
            type: "SYSTEM" | "CUSTOM";
            /** @description What the role allows. */
            permissions: components["schemas"]["OrganizationPermission"][];
            /**
             * Format: date-time
             * @description Moment the role was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Moment of the last change.
             */
            updatedAt: string;
        };
        /** @description The answer that carries a role of a team. */
        TeamRoleReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["TeamRole"];
        };
        /** @description The answer that carries a role of an organization. */
        OrganizationRoleReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OrganizationRole"];
        };
        /** @description The answer that carries the permissions of a team's role. */
        PermissionListReply: {
            /** @constant */
            status: "success";
            /** @description All permissions that the role now holds: the earlier ones in their order, then the new ones. */
            data: components["schemas"]["TeamPermission"][];
        };
        /** @description A new role of an organization. */
        CreateOrganizationRoleInput: {
            /** @description Name of the role. */
            name: string;
            /**
             * Format: hex-colour
             * @description Colour that marks the role.
             */
            color?: string;
            /** @description What the role is for. */
            description?: string;
            /** @description What the role allows; nothing where left out. */
            permissions?: components["schemas"]["OrganizationPermission"][];
        };
        /** @description The properties of the role to change; those left out stay as they are. */
        UpdateTeamRoleInput: {
            /** @description Name of the role. */
            name?: string;
            /**
             * Format: hex-colour
             * @description Colour that marks the role.
             */
            color?: string;
            /** @description What the role is for. */
            description?: string;
            /** @description The whole new set of permissions, in place of the present one. */
            permissions?: components["schemas"]["TeamPermission"][];
        };
        /** @description Permissions for a role of an organization. */
        OrganizationRolePermissionsInput: {
            /** @description The permissions. */
            permissions: components["schemas"]["OrganizationPermission"][];
        };
        /** @description The whole new set of permissions of a team's role. */
        ReplaceTeamRolePermissionsInput: {
            /** @description The permissions. */
            permissions: components["schemas"]["TeamPermission"][];
        };
        /** @description The roles of an organization. */
        OrganizationRoleListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The roles. */
            data: components["schemas"]["OrganizationRole"][];
        };
        /** @description The roles of a team. */
        TeamRoleListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The roles. */
            data: components["schemas"]["TeamRole"][];
        };
        /** @description The permissions of an organization's role. */
        OrganizationPermissionListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description All permissions that the role now holds, in the order in which they were given. */
            data: components["schemas"]["OrganizationPermission"][];
        };
        /** @description A user whom the OAuth client is to manage; only the e-mail address is required. */
        CreateManagedUserInput: {
            /**
             * Format: email
             * @description E-mail address; kept in lower case.
             */
            email: string;
            /** @description Full name. */
            name?: string;
            /**
             * @description Hours of the clock that times are written with.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            weekStart?: components["schemas"]["WeekStart"];
            /**
             * Format: iana-time-zone
             * @description IANA time zone.
             */
            timeZone?: string;
        };
        /** @description What is exchanged for new tokens. */
        RefreshTokensInput: {
            /** @description The refresh token that came with the latest access token. */
            refreshToken: string;
        };
        /** @description A user whom an OAuth client manages. */
        ManagedUser: {
            /** @description Number of the user. */
            id: number;
            /** @description Name in addresses; unique. */
            username: string;
            /**
             * Format: email
             * @description E-mail address, the client in its local part.
             */
            email: string;
            /** @description Full name; null where unset. */
            name: string | null;
            /** @description A few words about the user; null where unset. */
            bio: string | null;
            /**
             * Format: absolute-url
             * @description Address of the user's picture; null where unset.
             */
            avatarUrl: string | null;
            /** @description IANA time zone. */
            timeZone: string;
            weekStart: components["schemas"]["WeekStart"];
            /**
             * @description Hours of the clock that times are written with.
             * @enum {integer}
             */
            timeFormat: 12 | 24;
            /** @description Language of the user. */
            locale: string;
            /** @description Number of the schedule that holds where an event type names none; null where unset. */
            defaultScheduleId: number | null;
            /**
             * Format: date-time
             * @description Moment the user was made.
             */
            createdDate: string;
            /** @description Free-form data; empty where unset. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description The tokens with which a client calls in the name of a user whom it manages. */
        ManagedUserTokens: {
            /** @description Goes with `Authorization` as a bearer token. */
            accessToken: string;
            /** @description Is exchanged for new tokens. */
            refreshToken: string;
            /**
             * Format: date-time
             * @description Moment from which the access token is refused; 60 minutes after it was made.
             */
            accessTokenExpiresAt: string;
            /**
             * Format: date-time
             * @description Moment from which the refresh token is refused; a year after it was made.
             */
            refreshTokenExpiresAt: string;
        };
        /** @description A new managed user, with the first tokens. */
        ManagedUserWithTokens: {
            user: components["schemas"]["ManagedUser"];
            /** @description Goes with `Authorization` as a bearer token. */
            accessToken: string;
            /** @description Is exchanged for new tokens. */
            refreshToken: string;
            /**
             * Format: date-time
             * @description Moment from which the access token is refused; 60 minutes after it was made.
             */
            accessTokenExpiresAt: string;
            /**
             * Format: date-time
             * @description Moment from which the refresh token is refused; a year after it was made.
             */
            refreshTokenExpiresAt: string;
        };
        /** @description The answer that carries a new managed user. */
        ManagedUserReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ManagedUserWithTokens"];
        };
        /** @description The answer that carries new tokens. */
        ManagedUserTokensReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ManagedUserTokens"];
        };
        /** @description An app in which a user can meet. */
        ConferencingConnection: {
            /** @description Name of the app, as `integration` of a location takes it. */
            app: string;
            /** @description Number of the user. */
            userId: number;
        };
        /** @description The answer that carries one app. */
        ConferencingConnectionReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["ConferencingConnection"];
        };
        /** @description The apps in which the caller can meet. */
        ConferencingConnectionListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The apps. */
            data: components["schemas"]["ConferencingConnection"][];
        };
        /** @description A calendar that a user has connected. */
        ConnectedCalendar: {
            /** @description Kind of the calendar. */
            integration: string;
            /** @description The calendar's name there. */
            externalId: string;
        };
        /** @description The connected calendars of the caller. */
        CalendarListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The calendars. */
            data: components["schemas"]["ConnectedCalendar"][];
        };
        /** @description An absence, or a meeting outside the service. */
        BusyTime: {
            /**
             * Format: date-time
             * @description First moment of it.
             */
            start: string;
            /**
             * Format: date-time
             * @description First moment after it.
             */
            end: string;
        };
        /** @description The busy times of the caller. */
        BusyTimeListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The busy times, in the order of time. */
            data: components["schemas"]["BusyTime"][];
        };
        /** @description A time zone that can be chosen. */
        TimeZoneChoice: {
            /** @description The place after which the zone is named. */
            city: string;
            /** @description Name of the IANA time zone. */
            timezone: string;
        };
        /** @description The time zones that can be chosen. */
        TimeZoneListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The time zones, by name. */
            data: components["schemas"]["TimeZoneChoice"][];
        };
        /** @description What a team may be given besides its name. */
        TeamSettingsInput: {
            /** @description Name in addresses; brought to lower case and hyphens. Made from the name where a new team is given none. */
            slug?: string;
            /**
             * Format: absolute-url
             * @description Address of the team's picture.
             */
            logoUrl?: string;
            /** @description A few words about the team. */
            bio?: string;
            /**
             * Format: iana-time-zone
             * @description Time zone of the team; Europe/London unless given.
             */
            timeZone?: string;
            weekStart?: components["schemas"]["WeekStart"];
            /** @description Look of the team's booking pages; free text. */
            theme?: string;
            /**
             * Format: hex-colour
             * @description Colour of the team's pages on a light ground.
             */
            brandColor?: string;
        };
        /** @description A new team; only its name is required. */
        CreateTeamInput: components["schemas"]["TeamSettingsInput"] & {
            /** @description Name of the team. */
            name: string;
        };
        /** @description Changes to a team; what is left out stays. */
        UpdateTeamInput: components["schemas"]["TeamSettingsInput"] & {
            /** @description Name of the team. */
            name?: string;
        };
        /** @description A team, alone or within an organization. What is unset is left out. */
        Team: {
            /** @description Number of the team. */
            id: number;
            /** @description Number of the organization; left out where the team stands alone. */
            organizationId?: number;
            /** @description Name of the team. */
            name: string;
            /** @description Name in addresses; unique in the organization or among the teams that stand alone. */
            slug: string;
            /**
             * Format: absolute-url
             * @description Address of the team's picture.
             */
            logoUrl?: string;
            /**
             * Format: absolute-url
             * @description Address of the picture at the top of the team's pages.
             */
            bannerUrl?: string;
            /** @description A few words about the team. */
            bio?: string;
            /** @description IANA time zone. */
            timeZone: string;
            weekStart: components["schemas"]["WeekStart"];
            /** @description Look of the team's booking pages. */
            theme?: string;
            /**
             * Format: hex-colour
             * @description Colour of the team's pages on a light ground.
             */
            brandColor?: string;
            /**
             * Format: hex-colour
             * @description Colour of the team's pages on a dark ground.
             */
            darkBrandColor?: string;
        };
        /** @description One team. */
        TeamReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["Team"];
        };
        /** @description Teams. */
        TeamListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The teams. */
            data: components["schemas"]["Team"][];
        };
        /**
         * @description What the member may do; each role may do all that those before it may.
         * @enum {string}
         */
        MemberRole: "MEMBER" | "ADMIN" | "OWNER";
        /** @description A new member of a team or an organization. */
        CreateMembershipInput: {
            /** @description Number of the user who joins. */
            userId: number;
            role: components["schemas"]["MemberRole"];
            /** @description Whether the membership holds without the user's consent; true unless given. */
            accepted?: boolean;
        };
        /** @description Changes to a membership; what is left out stays. */
        UpdateMembershipInput: {
            role?: components["schemas"]["MemberRole"];
            /** @description Whether the membership holds. */
            accepted?: boolean;
        };
        /** @description A user's place in a team. */
        TeamMembership: {
            /** @description Number of the membership. */
            id: number;
            /** @description Number of the user. */
            userId: number;
            /** @description Number of the team. */
            teamId: number;
            role: components["schemas"]["MemberRole"];
            /** @description Whether the membership holds; false for somebody who was invited and has not answered. */
            accepted: boolean;
        };
        /** @description A user's place in an organization. */
        OrganizationMembership: {
            /** @description Number of the membership. */
            id: number;
            /** @description Number of the user. */
            userId: number;
            /** @description Number of the organization. */
            organizationId: number;
            role: components["schemas"]["MemberRole"];
            /** @description Whether the membership holds; false for somebody who was invited and has not answered. */
            accepted: boolean;
        };
        /** @description One membership of a team. */
        TeamMembershipReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["TeamMembership"];
        };
        /** @description Memberships of a team. */
        TeamMembershipListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The memberships. */
            data: components["schemas"]["TeamMembership"][];
        };
        /** @description One membership of an organization. */
        OrganizationMembershipReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OrganizationMembership"];
        };
        /** @description Memberships of an organization. */
        OrganizationMembershipListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The memberships. */
            data: components["schemas"]["OrganizationMembership"][];
        };
        /** @description What an organization's user may be given besides the e-mail address. */
        OrganizationUserSettingsInput: {
            /** @description Name in addresses; kept in lower case. Made from the e-mail address where left out. */
            username?: string;
            /**
             * Format: weekday
             * @description First day of the week, as the English name of a weekday in any case.
             */
            weekday?: string;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a light ground.
             */
            brandColor?: string;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a dark ground.
             */
            darkBrandColor?: string;
            /** @description A few words about the user. */
            bio?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Whether the service's own mark is left out. */
            hideBranding?: boolean;
            /**
             * Format: iana-time-zone
             * @description IANA time zone.
             */
            timeZone?: string;
            /** @description Look of the user's booking pages; free text. */
            theme?: string;
            /** @description Look of the application for the user; free text. */
            appTheme?: string;
            /**
             * @description Hours of the clock that times are written with.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description Number of the schedule that holds where an event type names none. */
            defaultScheduleId?: number;
            /** @description Language of the user; free text. */
            locale?: string;
            /**
             * Format: absolute-url
             * @description Address of the user's picture.
             */
            avatarUrl?: string;
            /**
             * @description Role in the organization.
             * @enum {string}
             */
            organizationRole?: "MEMBER" | "ADMIN" | "OWNER";
            /** @description Whether the membership holds without the user's consent. */
            autoAccept?: boolean;
        };
        /** @description The user as known within the organization. */
        OrganizationUserProfile: {
            /** @description Number of the profile. */
            id: number;
            /** @description Number of the organization. */
            organizationId: number;
            /** @description Number of the user. */
            userId: number;
            /** @description Name in the organization's addresses. */
            username: string;
        };
        /** @description A member of an organization. */
        OrganizationUser: {
            /** @description Number of the user. */
            id: number;
            /**
             * Format: email
             * @description E-mail address in lower case.
             */
            email: string;
            /** @description IANA time zone. */
            timeZone: string;
            weekStart: components["schemas"]["WeekStart"];
            /** @description Whether the service's own mark is left out. */
            hideBranding: boolean;
            /**
             * Format: date-time
             * @description Moment the user was made.
             */
            createdDate: string;
            profile: components["schemas"]["OrganizationUserProfile"];
            /** @description Name in addresses; unique. */
            username: string;
            /** @description Full name; null where unset. */
            name: string | null;
            /**
             * Format: date-time
             * @description Moment the e-mail address was verified; null before.
             */
            emailVerified: string | null;
            /** @description A few words about the user; null where unset. */
            bio: string | null;
            /**
             * Format: absolute-url
             * @description Address of the user's picture; null where unset.
             */
            avatarUrl: string | null;
            /** @description Look of the application for the user; null where unset. */
            appTheme: string | null;
            /** @description Look of the user's booking pages; null where unset. */
            theme: string | null;
            /** @description Number of the schedule that holds where an event type names none; null where unset. */
            defaultScheduleId: number | null;
            /** @description Language of the user. */
            locale: string;
            /**
             * @description Hours of the clock that times are written with.
             * @enum {integer}
             */
            timeFormat: 12 | 24;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a light ground; null where unset.
             */
            brandColor: string | null;
            /**
             * Format: hex-colour
             * @description Colour of the user's pages on a dark ground; null where unset.
             */
            darkBrandColor: string | null;
            /** @description Whether the user may be booked together with others. */
            allowDynamicBooking: boolean;
            /** @description Whether the service vouches for the user. */
            verified: boolean;
            /** @description Number of the team or organization that invited the user; null where none did. */
            invitedTo: number | null;
            /** @description Free-form data; empty where unset. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description The answer that carries a member of an organization. */
        OrganizationUserReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["OrganizationUser"];
        };
        /** @description The properties of an organization's user to change; those left out stay as they are. */
        UpdateOrganizationUserInput: components["schemas"]["OrganizationUserSettingsInput"] & {
            /**
             * Format: email
             * @description New e-mail address; it counts at once and is kept in lower case.
             */
            email?: string;
        };
        /** @description Users of an organization. */
        OrganizationUserListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The users. */
            data: components["schemas"]["OrganizationUser"][];
        };
    };
    responses: {
        /** @description The mock itself failed (500), or its policy keeps it from answering what the specification does not decide (501, code `NotSpecified`). */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request breaks a rule that the caller can mend. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Credentials are missing, unknown or expired. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the path names does not exist, or not in this version. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The rate limit is used up. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The managed user's access token has expired. */
        TokenExpired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The change collides with something stored. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well-formed and cannot be carried out. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit-Default": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining-Default": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset-Default": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The booking's public identifier.
         * @example 5pQmYc7uXhGf2TzRkNwB4e
         */
        bookingUid: string;
        /**
         * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
         * @example 2024-08-13
         */
        BookingsApiVersion: string;
        /**
         * @description Number of the user.
         * @example 1002
         */
        userId: number;
        /**
         * @description How many items to return.
         * @example 50
         */
        take: number;
        /**
         * @description How many items to pass over first.
         * @example 50
         */
        skip: number;
        /**
         * @description Number of the attendee.
         * @example 200001
         */
        attendeeId: number;
        /**
         * @description Identifier of a seat.
         * @example 6a1d2f84-3c5b-4e0f-8d7a-91b2c3d4e5f6
         */
        seatUid: string;
        /**
         * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
         * @example 2024-09-04
         */
        SlotsApiVersion: string;
        /**
         * @description Identifier of the reservation.
         * @example 2f7c1d90-5b3e-4a68-9c01-7e8d6f5a4b32
         */
        reservationUid: string;
        /**
         * @description Number of the schedule.
         * @example 20001
         */
        scheduleId: number;
        /**
         * @description Selects the generation of the event-type operations; the current one is `2024-06-14`. Any other value is answered in the older form.
         * @example 2024-06-14
         */
        EventTypesApiVersion: string;
        /**
         * @description Number of the event type.
         * @example 10001
         */
        eventTypeId: number;
        /**
         * @description Number of the team.
         * @example 101
         */
        teamId: number;
        /**
         * @description Number of the organization.
         * @example 1
         */
        orgId: number;
        /**
         * @description Identifier of the role.
         * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
         */
        roleId: string;
        /**
         * @description A permission that the role holds.
         * @example booking.update
         */
        permission: string;
        /**
         * @description Identifier of the OAuth client.
         * @example cnexampleplatform00000001
         */
        clientId: string;
        /**
         * @description Name of the app: `google-meet`, `office365-video` or `zoom`.
         * @example zoom
         */
        app: string;
        /** @description Which bookings to return; several separated by commas mean any of them. */
        status: ("upcoming" | "recurring" | "past" | "cancelled" | "unconfirmed")[];
        /** @description E-mail address of an attendee, in any case. */
        attendeeEmail: string;
        /** @description Name of an attendee, letter for letter. */
        attendeeName: string;
        /** @description Identifier of one booking. */
        bookingUidFilter: string;
        /** @description Numbers of event types, separated by commas; wins over `eventTypeId`. */
        eventTypeIds: string;
        /** @description Number of one event type. */
        eventTypeIdFilter: string;
        /** @description Only bookings that start at this moment or later. */
        afterStart: string;
        /** @description Only bookings that end at this moment or earlier. */
        beforeEnd: string;
        /** @description Order by start; wins over the other sorts. */
        sortStart: "asc" | "desc";
        /** @description Order by end. */
        sortEnd: "asc" | "desc";
        /** @description Order by the moment of creation. */
        sortCreated: "asc" | "desc";
        /** @description How many bookings to return, at most 250. */
        teamTake: number;
        /** @description How many bookings to pass over first. */
        "skip-2": number;
        /**
         * @description Number of the membership.
         * @example 400001
         */
        membershipId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names the refusal; no two of one run have the same.
         * @example 5pQmYc7uXhGf2TzRkNwB4e
         */
        RequestId: string;
        /**
         * @description Requests that the caller may make in a minute.
         * @example 120
         */
        RateLimitLimit: number;
        /**
         * @description Requests that are left of them.
         * @example 119
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until counting begins anew.
         * @example 60
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description Why, and how much. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelBookingInput"];
            };
        };
        responses: {
            /** @description What was cancelled, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    rescheduleBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description The new time. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleBookingInput"];
            };
        };
        responses: {
            /** @description The new booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    declineBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineBookingInput"];
            };
        };
        responses: {
            /** @description The booking, rejected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    reassignBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReassignBookingInput"];
            };
        };
        responses: {
            /** @description Who has the booking now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReassignBookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    reassignBookingToUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
                /**
                 * @description Number of the user.
                 * @example 1002
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description Why. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReassignBookingInput"];
            };
        };
        responses: {
            /** @description Who has the booking now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReassignBookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    addBookingGuests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description Whom to invite. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBookingGuestsInput"];
            };
        };
        responses: {
            /** @description The booking with its guests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingAttendees: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAttendeeListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    addBookingAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        /** @description Who comes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingAttendeeInput"];
            };
        };
        responses: {
            /** @description The new attendee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAttendeeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    removeBookingAttendee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
                /**
                 * @description Number of the attendee.
                 * @example 200001
                 */
                attendeeId: components["parameters"]["attendeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendee who was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAttendeeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getBookingBySeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description Identifier of a seat.
                 * @example 6a1d2f84-3c5b-4e0f-8d7a-91b2c3d4e5f6
                 */
                seatUid: components["parameters"]["seatUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedBookingReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingCalendarLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLinkListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingReferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The references. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingReferenceListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingTranscripts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcripts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranscriptListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingConferencingSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path: {
                /**
                 * @description The booking's public identifier.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid: components["parameters"]["bookingUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingSessionListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                /**
                 * @description Number of the event type; not together with slugs.
                 * @example 10001
                 */
                eventTypeId?: number;
                /**
                 * @description Slug of the event type; goes with `username` or `teamSlug`.
                 * @example intro
                 */
                eventTypeSlug?: string;
                /**
                 * @description User name of the event type's owner.
                 * @example alex
                 */
                username?: string;
                /**
                 * @description Slug of the team that owns the event type.
                 * @example support
                 */
                teamSlug?: string;
                /**
                 * @description Slug of the organization in which users or team are sought.
                 * @example example-org
                 */
                organizationSlug?: string;
                /**
                 * @description User names, parted by commas, of those who are to meet together.
                 * @example alex,robin
                 */
                usernames?: string;
                /**
                 * @description Beginning of the time that is searched; a date means its first moment.
                 * @example 2026-01-12
                 */
                start: string;
                /**
                 * @description End of the time that is searched; a date means the whole day.
                 * @example 2026-01-13
                 */
                end: string;
                /**
                 * @description Time zone of the dates and times in the reply; UTC unless given.
                 * @example Europe/London
                 */
                timeZone?: string;
                /**
                 * @description Length of the meeting in minutes, one that the event type offers; its own length unless given.
                 * @example 30
                 */
                duration?: number;
                /**
                 * @description Whether slots show their start only, or their end as well.
                 * @example range
                 */
                format?: "time" | "range";
                /**
                 * @description The booking that is to be moved; it does not stand in the way.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUidToReschedule?: string;
            };
            header?: {
                /**
                 * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
                 * @example 2024-09-04
                 */
                "svc-api-version"?: components["parameters"]["SlotsApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The free times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    reserveSlot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
                 * @example 2024-09-04
                 */
                "svc-api-version"?: components["parameters"]["SlotsApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The slot. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveSlotInput"];
            };
        };
        responses: {
            /** @description The reservation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedSlotReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getReservedSlot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
                 * @example 2024-09-04
                 */
                "svc-api-version"?: components["parameters"]["SlotsApiVersion"];
            };
            path: {
                /**
                 * @description Identifier of the reservation.
                 * @example 2f7c1d90-5b3e-4a68-9c01-7e8d6f5a4b32
                 */
                uid: components["parameters"]["reservationUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedSlotReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    releaseReservedSlot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
                 * @example 2024-09-04
                 */
                "svc-api-version"?: components["parameters"]["SlotsApiVersion"];
            };
            path: {
                /**
                 * @description Identifier of the reservation.
                 * @example 2f7c1d90-5b3e-4a68-9c01-7e8d6f5a4b32
                 */
                uid: components["parameters"]["reservationUid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateReservedSlot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the slot operations; the current one is `2024-09-04`. With any other value they do not exist.
                 * @example 2024-09-04
                 */
                "svc-api-version"?: components["parameters"]["SlotsApiVersion"];
            };
            path: {
                /**
                 * @description Identifier of the reservation.
                 * @example 2f7c1d90-5b3e-4a68-9c01-7e8d6f5a4b32
                 */
                uid: components["parameters"]["reservationUid"];
            };
            cookie?: never;
        };
        /** @description The slot. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveSlotInput"];
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedSlotReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The working hours. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScheduleInput"];
            };
        };
        responses: {
            /** @description The new schedule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getDefaultSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultScheduleReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the schedule.
                 * @example 20001
                 */
                scheduleId: components["parameters"]["scheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the schedule.
                 * @example 20001
                 */
                scheduleId: components["parameters"]["scheduleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the schedule.
                 * @example 20001
                 */
                scheduleId: components["parameters"]["scheduleId"];
            };
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScheduleInput"];
            };
        };
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createEventType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the event-type operations; the current one is `2024-06-14`. Any other value is answered in the older form.
                 * @example 2024-06-14
                 */
                "svc-api-version"?: components["parameters"]["EventTypesApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event type. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventTypeInput"];
            };
        };
        responses: {
            /** @description The new event type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteEventType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the event-type operations; the current one is `2024-06-14`. Any other value is answered in the older form.
                 * @example 2024-06-14
                 */
                "svc-api-version"?: components["parameters"]["EventTypesApiVersion"];
            };
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateEventType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the event-type operations; the current one is `2024-06-14`. Any other value is answered in the older form.
                 * @example 2024-06-14
                 */
                "svc-api-version"?: components["parameters"]["EventTypesApiVersion"];
            };
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTypeInput"];
            };
        };
        responses: {
            /** @description The event type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamEventTypeInput"];
            };
        };
        responses: {
            /** @description The event type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationTeamEventTypes: {
        parameters: {
            query?: {
                /**
                 * @description Slug of the one event type that is wanted.
                 * @example support-call
                 */
                eventSlug?: string;
                /**
                 * @description The most hosts that each event type shows; all unless given.
                 * @example 10
                 */
                hostsLimit?: number;
                /**
                 * @description Oldest first or newest first; by number unless given.
                 * @example desc
                 */
                sortCreatedAt?: "asc" | "desc";
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        /** @description The event type. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamEventTypeInput"];
            };
        };
        responses: {
            /** @description The new event type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedTeamEventTypeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationEventTypes: {
        parameters: {
            query?: {
                /**
                 * @description The most hosts that each event type shows; all unless given.
                 * @example 10
                 */
                hostsLimit?: number;
                /**
                 * @description Oldest first or newest first; by number unless given.
                 * @example desc
                 */
                sortCreatedAt?: "asc" | "desc";
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the webhook, as text.
                 * @example 300001
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the webhook, as text.
                 * @example 300001
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the webhook, as text.
                 * @example 300001
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description The webhook as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listEventTypeWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        /** @description The webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteEventTypeWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhooksReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300002
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300002
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationWebhookListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        /** @description The webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300003
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300003
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamEventTypeWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        /** @description The webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeamEventTypeWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhooksReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300004
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300004
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the event type.
                 * @example 10001
                 */
                eventTypeId: components["parameters"]["eventTypeId"];
                /**
                 * @description Number of the webhook, as text.
                 * @example 300004
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description The webhook as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOAuthClientWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOAuthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
            };
            cookie?: never;
        };
        /** @description The webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookInput"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOAuthClientWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhooksReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOAuthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
                /**
                 * @description Number of the webhook, as text.
                 * @example 300005
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOAuthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
                /**
                 * @description Number of the webhook, as text.
                 * @example 300005
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateOAuthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                clientId: string;
                /**
                 * @description Number of the webhook, as text.
                 * @example 300005
                 */
                webhookId: string;
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookInput"];
            };
        };
        responses: {
            /** @description The webhook as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationRoles: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRoleListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        /** @description The role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationRoleInput"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPermissionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    replaceOrganizationRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        /** @description The whole new set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationRolePermissionsInput"];
            };
        };
        responses: {
            /** @description All permissions of the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPermissionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    addOrganizationRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        /** @description The permissions to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationRolePermissionsInput"];
            };
        };
        responses: {
            /** @description All permissions of the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPermissionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    removeOrganizationRolePermissions: {
        parameters: {
            query: {
                /**
                 * @description The permissions to take away, parted by commas; those that the role does not hold are passed over.
                 * @example [
                 *       "booking.read",
                 *       "booking.update"
                 *     ]
                 */
                permissions: components["schemas"]["OrganizationPermission"][];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    removeOrganizationRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
                /**
                 * @description A permission that the role holds.
                 * @example booking.update
                 */
                permission: components["parameters"]["permission"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamRoles: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRoleListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        /** @description What is to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamRoleInput"];
            };
        };
        responses: {
            /** @description The role as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRoleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    replaceTeamRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        /** @description The whole new set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceTeamRolePermissionsInput"];
            };
        };
        responses: {
            /** @description All permissions of the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    removeTeamRolePermissions: {
        parameters: {
            query: {
                /**
                 * @description The permissions to take away, parted by commas; those that the role does not hold are passed over.
                 * @example [
                 *       "booking.read",
                 *       "booking.update"
                 *     ]
                 */
                permissions: components["schemas"]["TeamPermission"][];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    removeTeamRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Identifier of the role.
                 * @example 0b6f7a52-3c1d-4e8f-9a20-5d7c61e4b893
                 */
                roleId: components["parameters"]["roleId"];
                /**
                 * @description A permission that the role holds.
                 * @example booking.update
                 */
                permission: components["parameters"]["permission"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createManagedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example cnexampleplatform00000001
                 */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        /** @description The user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateManagedUserInput"];
            };
        };
        responses: {
            /** @description The new user, with tokens. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    forceRefreshManagedUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example cnexampleplatform00000001
                 */
                clientId: components["parameters"]["clientId"];
                /**
                 * @description Number of the user.
                 * @example 1002
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new tokens. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserTokensReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    refreshManagedUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the OAuth client.
                 * @example cnexampleplatform00000001
                 */
                clientId: components["parameters"]["clientId"];
            };
            cookie?: never;
        };
        /** @description The refresh token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokensInput"];
            };
        };
        responses: {
            /** @description The new tokens. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserTokensReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listConferencingApps: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingConnectionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    connectConferencingApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the app: `google-meet`, `office365-video` or `zoom`.
                 * @example zoom
                 */
                app: components["parameters"]["app"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingConnectionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBusyTimes: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The busy times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyTimeListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZoneListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamInput"];
            };
        };
        responses: {
            /** @description The new team. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamInput"];
            };
        };
        responses: {
            /** @description The team as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listBookingsOfTeam: {
        parameters: {
            query?: {
                /** @description Which bookings to return; several separated by commas mean any of them. */
                status?: components["parameters"]["status"];
                /** @description E-mail address of an attendee, in any case. */
                attendeeEmail?: components["parameters"]["attendeeEmail"];
                /** @description Name of an attendee, letter for letter. */
                attendeeName?: components["parameters"]["attendeeName"];
                /** @description Identifier of one booking. */
                bookingUid?: components["parameters"]["bookingUidFilter"];
                /** @description Numbers of event types, separated by commas; wins over `eventTypeId`. */
                eventTypeIds?: components["parameters"]["eventTypeIds"];
                /** @description Number of one event type. */
                eventTypeId?: components["parameters"]["eventTypeIdFilter"];
                /** @description Only bookings that start at this moment or later. */
                afterStart?: components["parameters"]["afterStart"];
                /** @description Only bookings that end at this moment or earlier. */
                beforeEnd?: components["parameters"]["beforeEnd"];
                /** @description Order by start; wins over the other sorts. */
                sortStart?: components["parameters"]["sortStart"];
                /** @description Order by end. */
                sortEnd?: components["parameters"]["sortEnd"];
                /** @description Order by the moment of creation. */
                sortCreated?: components["parameters"]["sortCreated"];
                /** @description How many bookings to return, at most 250. */
                take?: components["parameters"]["teamTake"];
                /** @description How many bookings to pass over first. */
                skip?: components["parameters"]["skip-2"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationTeams: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        /** @description The team. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamInput"];
            };
        };
        responses: {
            /** @description The new team. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTeamInput"];
            };
        };
        responses: {
            /** @description The team as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamMemberships: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        /** @description Who joins, and as what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembershipInput"];
            };
        };
        responses: {
            /** @description The new membership. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMembershipInput"];
            };
        };
        responses: {
            /** @description The membership as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationTeamMemberships: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
            };
            cookie?: never;
        };
        /** @description Who joins, and as what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembershipInput"];
            };
        };
        responses: {
            /** @description The new membership. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the team.
                 * @example 101
                 */
                teamId: components["parameters"]["teamId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMembershipInput"];
            };
        };
        responses: {
            /** @description The membership as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationMemberships: {
        parameters: {
            query?: {
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        /** @description Who joins, and as what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembershipInput"];
            };
        };
        responses: {
            /** @description The new membership. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the membership.
                 * @example 400001
                 */
                membershipId: components["parameters"]["membershipId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMembershipInput"];
            };
        };
        responses: {
            /** @description The membership as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listOrganizationUsers: {
        parameters: {
            query?: {
                /**
                 * @description E-mail addresses in any case, separated by commas; only users who have one of them are returned.
                 * @example [
                 *       "jordan@example.com"
                 *     ]
                 */
                emails?: string[];
                /**
                 * @description How many items to return.
                 * @example 50
                 */
                take?: components["parameters"]["take"];
                /**
                 * @description How many items to pass over first.
                 * @example 50
                 */
                skip?: components["parameters"]["skip"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the user.
                 * @example 1002
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user as they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the organization.
                 * @example 1
                 */
                orgId: components["parameters"]["orgId"];
                /**
                 * @description Number of the user.
                 * @example 1002
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationUserInput"];
            };
        };
        responses: {
            /** @description The user as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
}
