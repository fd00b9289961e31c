// Made from the documents in openapi/ by `npm run generate`; do not edit.
export interface paths {
    "/v2/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's bookings
         * @description Bookings that the caller organizes, hosts or attends. Filters given together must all hold; without a sort the earliest start comes first.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description Books an event type for an attendee. The event type decides what comes of it: one booking, the occurrences of a series, or a seat in a booking that others share. Credentials are needed only where the event type asks for them.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Returns the booking with this identifier; where it names a series, all its occurrences. Attendees of seated bookings may be hidden from callers who do not run the meeting.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a booking's location
         * @description Moves the meeting to another place. The event in an external calendar keeps the old one.
         */
        patch: operations["updateBookingLocation"];
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/mark-absent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark who was absent
         * @description Records which of host and attendees did not come. Only the organizer may do so.
         */
        post: operations["markBookingAbsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a booking's recordings
         * @description Recordings of the video meeting, for its organizer and the admins of the team or organization.
         */
        get: operations["listBookingRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's bookings
         * @description Bookings of the organization's members and of its teams. Without credentials the list is empty.
         */
        get: operations["listOrganizationBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a team's bookings
         * @description Bookings of the team's event types, for its admins.
         */
        get: operations["listTeamBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personal event types
         * @description Personal event types of one user, of several together, or, without a user name, of the caller. Hidden ones are shown to their owner only. Another version answers in the older form.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
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
        /**
         * Get an event type
         * @description One event type, for its owner, its hosts, and the admins of its team or organization; for others it does not exist. An event type of a team is answered in its own form. Another version answers in the older form.
         */
        get: operations["getEventType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types of a team
         * @description The event types of a team, hidden ones included; what a managed one gives its hosts is not listed.
         */
        get: operations["listTeamEventTypes"];
        put?: never;
        /**
         * Create an event type of a team
         * @description Adds an event type to a team, for its admins. Without hosts and without `assignAllTeamMembers` it has nobody to be booked with.
         */
        post: operations["createTeamEventType"];
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an event type of an organization's team
         * @description Changes what is sent, for admins of the team. Booking fields take the place of all custom ones. A new scheduling type without hosts or `assignAllTeamMembers` leaves nobody to be booked with, and none leads to or from managed.
         */
        patch: operations["updateOrganizationTeamEventType"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role of a team
         * @description Adds a role to a team. Permissions that are left out are none.
         */
        post: operations["createTeamRole"];
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a role of an organization
         * @description Changes the properties sent. Permissions, where sent, take the place of the whole set.
         */
        patch: operations["updateOrganizationRole"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add permissions to a role of a team
         * @description Adds to what the role allows and answers all its permissions. One that it already holds is not repeated.
         */
        post: operations["addTeamRolePermissions"];
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a webhook of an organization
         * @description Changes the properties sent. Setting `active` turns deliveries on or off.
         */
        patch: operations["updateOrganizationWebhook"];
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a webhook of an event type
         * @description Changes the properties sent. Setting `active` turns deliveries on or off.
         */
        patch: operations["updateEventTypeWebhook"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user in an organization
         * @description Makes a new user who is a member of the organization.
         */
        post: operations["createOrganizationUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update one's own profile
         * @description Changes the properties sent. A new e-mail address as a rule waits for its verification.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
}
export interface webhooks {
    BOOKING_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_CREATED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["BookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_PAYMENT_INITIATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_PAYMENT_INITIATED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["PaidBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_PAID: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_PAID";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["PaidBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_RESCHEDULED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_RESCHEDULED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["RescheduledBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_REQUESTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_REQUESTED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["BookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_CANCELLED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_CANCELLED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["CancelledBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_REJECTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_REJECTED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["RejectedBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_NO_SHOW_UPDATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "BOOKING_NO_SHOW_UPDATED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["NoShowPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    FORM_SUBMITTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "FORM_SUBMITTED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["FormPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    MEETING_ENDED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "MEETING_ENDED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["OlderBooking"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    MEETING_STARTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "MEETING_STARTED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["OlderBooking"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RECORDING_READY: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "RECORDING_READY";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["RecordedBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    INSTANT_MEETING: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "INSTANT_MEETING";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["BookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RECORDING_TRANSCRIPTION_GENERATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "RECORDING_TRANSCRIPTION_GENERATED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["TranscribedBookingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    OOO_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "OOO_CREATED";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["AbsencePayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    AFTER_HOSTS_SVC_VIDEO_NO_SHOW: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "AFTER_HOSTS_SVC_VIDEO_NO_SHOW";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["MissedMeetingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    AFTER_GUESTS_SVC_VIDEO_NO_SHOW: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "AFTER_GUESTS_SVC_VIDEO_NO_SHOW";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["MissedMeetingPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    FORM_SUBMITTED_NO_EVENT: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "FORM_SUBMITTED_NO_EVENT";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["FormPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DELEGATION_CREDENTIAL_ERROR: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description What happened.
                         * @constant
                         */
                        triggerEvent: "DELEGATION_CREDENTIAL_ERROR";
                        /**
                         * Format: date-time
                         * @description When it happened.
                         */
                        createdAt: string;
                        payload: components["schemas"]["CredentialErrorPayload"];
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
        /** @description Empty on success. */
        EmptyError: Record<string, unknown>;
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
        /** @description A wish to book. One body serves the three kinds; `instant` marks an instant booking, `recurrenceCount` a recurring one. */
        CreateBookingInput: {
            /**
             * Format: iso-8601
             * @description Beginning of the meeting, or of the first occurrence; read as UTC where no offset is given.
             */
            start: string;
            attendee: components["schemas"]["BookingAttendeeInput"];
            /** @description The booker's answers, by the slug of the booking field. */
            bookingFieldsResponses?: {
                /** @description E-mail address of the booker, where it is given as an answer. */
                email?: string;
                /** @description E-mail address of the booker as people should see it. */
                displayEmail?: string;
                /** @description E-mail addresses of further people to invite, beside those of `guests`. */
                guests?: string[];
            } & {
                [key: string]: unknown;
            };
            /** @description Number of the event type; wins over the slugs. */
            eventTypeId?: number;
            /** @description Slug of the event type; goes with `username` or `teamSlug`. */
            eventTypeSlug?: string;
            /** @description User name of the event type's owner. */
            username?: string;
            /** @description Slug of the team that owns the event type. */
            teamSlug?: string;
            /** @description Slug of the organization in which the user or team is sought. */
            organizationSlug?: string;
            /** @description E-mail addresses of further people to invite. */
            guests?: string[];
            /**
             * @deprecated
             * @description Link to the meeting. Use `location` instead, which wins over it.
             */
            meetingUrl?: string;
            location?: components["schemas"]["BookingLocationInput"];
            metadata?: components["schemas"]["Metadata"];
            /** @description Chosen length in minutes, one that the event type offers; its own length unless given. */
            lengthInMinutes?: number;
            /** @description How a routing form led here. */
            routing?: {
                /** @description Number of the form's response. */
                responseId: number;
                /** @description Numbers of the users that the form leads to. */
                teamMemberIds: number[];
            };
            /** @description The code that the booker got by e-mail, where the event type asks for one. */
            emailVerificationCode?: string;
            /** @description Whether a host should take the meeting at once; for event types of a team. */
            instant?: boolean;
            /** @description Number of occurrences; the event type's own number unless given, and never above it. */
            recurrenceCount?: number;
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
        /** @description One of the event type's locations, named by its type, with what the booker adds to it. */
        BookingLocationInput: {
            /**
             * @description A fixed address.
             * @constant
             */
            type: "address";
            /** @description Which of several listed addresses is meant. */
            address?: string;
            /** @description Whether the address is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed link.
             * @constant
             */
            type: "link";
            /** @description Which of several listed links is meant. */
            link?: string;
            /** @description Whether the link is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A fixed phone number.
             * @constant
             */
            type: "phone";
            /** @description Which of several listed phone numbers is meant. */
            phone?: string;
            /** @description Whether the phone number is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A conferencing app.
             * @constant
             */
            type: "integration";
            /** @description Name of the app. */
            integration: string;
            /** @description Whether the app is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description The booker's address.
             * @constant
             */
            type: "attendeeAddress";
            /** @description Where the booker wants to meet. */
            address: string;
            /** @description Whether the location is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description The booker's phone number.
             * @constant
             */
            type: "attendeePhone";
            /** @description Where to call the booker. */
            phone: string;
            /** @description Whether the location is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description A place of the booker's choice.
             * @constant
             */
            type: "attendeeDefined";
            /** @description The place in the booker's words. */
            location: string;
            /** @description Whether the location is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description The organizer's default app.
             * @constant
             */
            type: "organizersDefaultApp";
            /** @description Whether the location is shown before booking. */
            public?: boolean;
        };
        /** @description A new location with its value. It need not be one that the event type lists. */
        BookingLocationUpdate: {
            /**
             * @description A fixed address.
             * @constant
             */
            type: "address";
            /** @description The address. */
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
             * Format: http-url
             * @description The link.
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
            /** @description The phone number. */
            phone: string;
            /** @description Whether the phone number is shown before booking. */
            public?: boolean;
        } | {
            /**
             * @description The booker's address.
             * @constant
             */
            type: "attendeeAddress";
            /** @description The address. */
            address: string;
        } | {
            /**
             * @description The booker's phone number.
             * @constant
             */
            type: "attendeePhone";
            /** @description The phone number. */
            phone: string;
        } | {
            /**
             * @description A place of the booker's choice.
             * @constant
             */
            type: "attendeeDefined";
            /** @description The place. */
            location: string;
        } | {
            /**
             * @description A conferencing app.
             * @constant
             */
            type: "integration";
            integration: components["schemas"]["ConferencingApp"];
        };
        /** @description Where the meeting is to take place from now on. */
        UpdateBookingLocationInput: {
            location: components["schemas"]["BookingLocationUpdate"];
        };
        /** @description Who did not come. What is left out stays as it is. */
        MarkAbsentInput: {
            /** @description Whether the host was absent. */
            host?: boolean;
            /** @description Attendees whose absence is set; addresses that the booking does not know are skipped. */
            attendees?: {
                /**
                 * Format: email
                 * @description E-mail address by which the booking knows the attendee.
                 */
                email: string;
                /** @description Whether the attendee was absent. */
                absent: boolean;
            }[];
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
        /** @description A recording of a video meeting. */
        Recording: {
            /** @description Identifier of the recording. */
            id: string;
            /** @description Name of the video room. */
            roomName: string;
            /** @description Beginning of the recording in Unix seconds. */
            startTs: number;
            /** @description State of the recording in free words; `completed` here. */
            status: string;
            /** @description Length in seconds. */
            duration: number;
            /** @description Token for sharing the recording. */
            shareToken: string;
            /** @description Most people who were in the room at once. */
            maxParticipants: number;
            /**
             * Format: uri
             * @description Where the recording can be fetched; null where no link could be made.
             */
            downloadLink: string | null;
            /** @description Why there is no link; present only then. */
            error?: string;
        };
        /** @description The new booking, or all occurrences of a recurring one. */
        CreateBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description One booking, or an array of occurrences. */
            data: components["schemas"]["Booking"] | components["schemas"]["SeatedBooking"] | components["schemas"]["AnyBookingSeries"];
        };
        /** @description A booking, or all occurrences of a recurring one. */
        GetBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description One booking, or an array of occurrences where the identifier is that of a series. */
            data: components["schemas"]["Booking"] | components["schemas"]["RecurringBooking"] | components["schemas"]["SeatedBooking"] | components["schemas"]["RecurringSeatedBooking"] | components["schemas"]["AnyBookingSeries"];
            /** @description Empty on success. */
            error: Record<string, unknown>;
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
        /** @description The recordings of a booking. */
        RecordingListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The recordings; empty if nothing was recorded. */
            data: components["schemas"]["Recording"][];
            /** @description Empty on success. */
            error: Record<string, unknown>;
        };
        OlderCreateBookingInput: components["schemas"]["CreateBookingInput"] | components["schemas"]["OlderBookingInput"];
        /** @description A wish to book, in the older form; a body with an `attendee` has the current one. */
        OlderBookingInput: {
            /**
             * Format: iso-8601
             * @description Beginning of the meeting; read as UTC where no offset is given.
             */
            start: string;
            /**
             * Format: iso-8601
             * @description End of the meeting; the event type's length unless given.
             */
            end?: string;
            /** @description Number of the event type. */
            eventTypeId: number;
            /**
             * Format: iana-time-zone
             * @description The booker's time zone.
             */
            timeZone: string;
            /** @description Language of the messages to the booker. */
            language: string;
            /** @description The booker's answers by slug. */
            responses: {
                /** @description Name of the booker. */
                name: string;
                /**
                 * Format: email
                 * @description E-mail address of the booker.
                 */
                email: string;
                /** @description E-mail addresses of further people to invite. */
                guests?: string[];
                /** @description Where to meet. */
                location?: {
                    /** @description Kind of the location, the app in its stored form, or a link. */
                    value: string;
                    /** @description What the booker adds, such as an address. */
                    optionValue?: string;
                };
            } & {
                [key: string]: unknown;
            };
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A booking in the older form. */
        OlderBooking: {
            /** @description Title of the meeting. */
            title: string;
            /** @description Number of the booking. */
            id: number;
            /** @description Public identifier of the booking. */
            uid: string;
            /** @description The booker's notes; empty if there are none. */
            description: string;
            /** @description Always empty. */
            customInputs: {
                [key: string]: unknown;
            };
            /** @description Phone number for reminders; null if unset. */
            smsReminderNumber: string | null;
            /** @description Identifier of the series; null outside a series. */
            recurringEventId: string | null;
            /**
             * Format: date-time
             * @description Beginning of the meeting in UTC.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the meeting in UTC.
             */
            endTime: string;
            /** @description The location in its stored form; null if unset. */
            location: string | null;
            status: components["schemas"]["OlderBookingStatus"];
            /** @description Free-form data of the booking. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Why the booking was cancelled; null if unset. */
            cancellationReason: string | null;
            responses: components["schemas"]["OlderBookingResponses"];
            /** @description Why the booking was declined; null if unset. */
            rejectionReason: string | null;
            /** @description E-mail address of the organizer; null if unknown. */
            userPrimaryEmail: string | null;
            user: components["schemas"]["OlderBookingUser"];
            /** @description Those who come to the meeting. */
            attendees: components["schemas"]["OlderBookingAttendee"][];
            /** @description Number of the event type. */
            eventTypeId: number;
            eventType: components["schemas"]["OlderBookingEventType"];
        };
        /** @description Whose booking it is, as the reply to creating one tells it. */
        OlderBookingOwner: {
            /** @description Number of the organizer. */
            userId: number;
        };
        /** @description A new booking in the older form. */
        OlderCreatedBooking: components["schemas"]["OlderBooking"] & components["schemas"]["OlderBookingOwner"];
        /**
         * @description Where the booking stands, in upper case.
         * @enum {string}
         */
        OlderBookingStatus: "ACCEPTED" | "PENDING" | "CANCELLED" | "REJECTED" | "AWAITING_HOST";
        /** @description The booker's answers by slug. */
        OlderBookingResponses: {
            /** @description E-mail address of the booker. */
            email?: string;
            /** @description E-mail address of the booker as people see it. */
            displayEmail?: string;
            /** @description Where to meet. */
            location?: {
                /** @description Kind of the location, or the app in its stored form. */
                value: string;
                /** @description What the booker added, such as an address; empty if nothing. */
                optionValue: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The organizer. */
        OlderBookingUser: {
            /** @description Number of the user. */
            id: number;
            /** @description Name of the user; null if unset. */
            name: string | null;
            /** @description E-mail address of the user. */
            email: string;
        };
        /** @description Someone who comes to the meeting. */
        OlderBookingAttendee: {
            /** @description Name of the attendee; empty for a guest. */
            name: string;
            /**
             * Format: email
             * @description E-mail address of the attendee.
             */
            email: string;
            /** @description The attendee's IANA time zone. */
            timeZone: string;
            /** @description Language of the messages to the attendee. */
            locale: string;
        };
        /** @description The event type that was booked. */
        OlderBookingEventType: {
            /** @description Number of the event type. */
            id: number;
            /** @description Slug of the event type. */
            slug: string;
            /** @description Title of the event type. */
            title: string;
        };
        /**
         * @description The new booking; one even where the event type recurs.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "title": "Intro call between Alex and Robin",
         *         "id": 100001,
         *         "uid": "5pQmYc7uXhGf2TzRkNwB4e",
         *         "description": "",
         *         "customInputs": {},
         *         "smsReminderNumber": null,
         *         "recurringEventId": null,
         *         "startTime": "2026-01-12T10:00:00.000Z",
         *         "endTime": "2026-01-12T10:30:00.000Z",
         *         "location": "integrations:svc-video",
         *         "status": "ACCEPTED",
         *         "metadata": {},
         *         "cancellationReason": null,
         *         "responses": {
         *           "name": "Robin",
         *           "email": "robin@example.com",
         *           "guests": [],
         *           "location": {
         *             "value": "integrations:svc-video",
         *             "optionValue": ""
         *           }
         *         },
         *         "rejectionReason": null,
         *         "userPrimaryEmail": "alex@example.com",
         *         "user": {
         *           "id": 1001,
         *           "name": "Alex",
         *           "email": "alex@example.com"
         *         },
         *         "attendees": [
         *           {
         *             "name": "Robin",
         *             "email": "robin@example.com",
         *             "timeZone": "Europe/London",
         *             "locale": "en"
         *           }
         *         ],
         *         "eventTypeId": 10001,
         *         "eventType": {
         *           "id": 10001,
         *           "slug": "intro",
         *           "title": "Intro call"
         *         },
         *         "userId": 1001
         *       }
         *     }
         */
        OlderCreateBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OlderCreatedBooking"];
        };
        /**
         * @description One booking in the older form.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "title": "Intro call between Alex and Robin",
         *         "id": 100001,
         *         "uid": "5pQmYc7uXhGf2TzRkNwB4e",
         *         "description": "Please call me first.",
         *         "customInputs": {},
         *         "smsReminderNumber": null,
         *         "recurringEventId": null,
         *         "startTime": "2026-01-12T10:00:00.000Z",
         *         "endTime": "2026-01-12T10:30:00.000Z",
         *         "location": "integrations:svc-video",
         *         "status": "CANCELLED",
         *         "metadata": {
         *           "source": "newsletter"
         *         },
         *         "cancellationReason": "Travelling that week",
         *         "responses": {
         *           "name": "Robin",
         *           "email": "robin@example.com",
         *           "notes": "Please call me first."
         *         },
         *         "rejectionReason": null,
         *         "userPrimaryEmail": "alex@example.com",
         *         "user": {
         *           "id": 1001,
         *           "name": "Alex",
         *           "email": "alex@example.com"
         *         },
         *         "attendees": [
         *           {
         *             "name": "Robin",
         *             "email": "robin@example.com",
         *             "timeZone": "Europe/London",
         *             "locale": "en"
         *           }
         *         ],
         *         "eventTypeId": 10001,
         *         "eventType": {
         *           "id": 10001,
         *           "slug": "intro",
         *           "title": "Intro call"
         *         }
         *       },
         *       "error": {}
         *     }
         */
        OlderBookingReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OlderBooking"];
            /** @description Empty on success. */
            error: Record<string, unknown>;
        };
        /**
         * @description The booking, in the older form, after absences were set.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "title": "Intro call between Alex and Robin",
         *         "id": 100001,
         *         "uid": "5pQmYc7uXhGf2TzRkNwB4e",
         *         "description": "Please call me first.",
         *         "customInputs": {},
         *         "smsReminderNumber": null,
         *         "recurringEventId": null,
         *         "startTime": "2026-01-12T10:00:00.000Z",
         *         "endTime": "2026-01-12T10:30:00.000Z",
         *         "location": "integrations:svc-video",
         *         "status": "CANCELLED",
         *         "metadata": {
         *           "source": "newsletter"
         *         },
         *         "cancellationReason": "Travelling that week",
         *         "responses": {
         *           "name": "Robin",
         *           "email": "robin@example.com",
         *           "notes": "Please call me first."
         *         },
         *         "rejectionReason": null,
         *         "userPrimaryEmail": "alex@example.com",
         *         "user": {
         *           "id": 1001,
         *           "name": "Alex",
         *           "email": "alex@example.com"
         *         },
         *         "attendees": [
         *           {
         *             "name": "Robin",
         *             "email": "robin@example.com",
         *             "timeZone": "Europe/London",
         *             "locale": "en"
         *           }
         *         ],
         *         "eventTypeId": 10001,
         *         "eventType": {
         *           "id": 10001,
         *           "slug": "intro",
         *           "title": "Intro call"
         *         }
         *       }
         *     }
         */
        OlderMarkAbsentReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            data: components["schemas"]["OlderBooking"];
        };
        /** @description A booking as the older list shows it. */
        OlderBookingRow: {
            /** @description Number of the booking. */
            id: number;
            /** @description Title of the meeting. */
            title: string;
            /** @description The booker's notes; empty if there are none. */
            description: string;
            /** @description Always empty. */
            customInputs: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Beginning of the meeting in UTC.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the meeting in UTC.
             */
            endTime: string;
            /** @description Those who come to the meeting. */
            attendees: components["schemas"]["OlderBookingAttendee"][];
            /** @description Free-form data of the booking. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Public identifier of the booking. */
            uid: string;
            /** @description Identifier of the series; null outside a series. */
            recurringEventId: string | null;
            /** @description The location in its stored form; null if unset. */
            location: string | null;
            eventType: components["schemas"]["OlderBookingEventType"];
            status: components["schemas"]["OlderBookingStatus"];
            /** @description Whether the booking was paid. */
            paid: boolean;
            /** @description Payments; always empty. */
            payment: {
                [key: string]: unknown;
            }[];
            /** @description Events in other calendars; always empty. */
            references: {
                [key: string]: unknown;
            }[];
            /** @description Whether the meeting was recorded. */
            isRecorded: boolean;
            /** @description Seats; always empty. */
            seatsReferences: {
                [key: string]: unknown;
            }[];
            user: components["schemas"]["OlderBookingUser"];
            /** @description Whether the booking was moved to another one; null if it was not. */
            rescheduled: boolean | null;
        };
        /**
         * @description A page of bookings in the older form.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "bookings": [
         *           {
         *             "id": 100001,
         *             "title": "Intro call between Alex and Robin",
         *             "description": "",
         *             "customInputs": {},
         *             "startTime": "2026-01-12T10:00:00.000Z",
         *             "endTime": "2026-01-12T10:30:00.000Z",
         *             "attendees": [
         *               {
         *                 "name": "Robin",
         *                 "email": "robin@example.com",
         *                 "timeZone": "Europe/London",
         *                 "locale": "en"
         *               }
         *             ],
         *             "metadata": {},
         *             "uid": "5pQmYc7uXhGf2TzRkNwB4e",
         *             "recurringEventId": null,
         *             "location": "integrations:svc-video",
         *             "eventType": {
         *               "id": 10001,
         *               "slug": "intro",
         *               "title": "Intro call"
         *             },
         *             "status": "ACCEPTED",
         *             "paid": false,
         *             "payment": [],
         *             "references": [],
         *             "isRecorded": false,
         *             "seatsReferences": [],
         *             "user": {
         *               "id": 1001,
         *               "name": "Alex",
         *               "email": "alex@example.com"
         *             },
         *             "rescheduled": null
         *           }
         *         ],
         *         "recurringInfo": [],
         *         "nextCursor": null
         *       },
         *       "error": {}
         *     }
         */
        OlderBookingListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The page, and where the next one begins. */
            data: {
                /** @description The bookings on this page. */
                bookings: components["schemas"]["OlderBookingRow"][];
                /** @description Always empty. */
                recurringInfo: {
                    [key: string]: unknown;
                }[];
                /** @description The cursor that leads to the next page; null at the end. */
                nextCursor: number | null;
            };
            /** @description Empty on success. */
            error: Record<string, unknown>;
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
        /** @description Personal event types. */
        EventTypeListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The event types; fields that the booker is not asked are left out of them. */
            data: components["schemas"]["EventType"][];
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
        /** @description The person or team to whom event types belong. */
        OlderEventTypeProfile: {
            /** @description User name of the person or slug of the team. */
            slug: string;
            /** @description Name; null where unset. */
            name: string | null;
            /** @description Address of a picture; null where unset. */
            image: string | null;
        };
        /** @description The event types of the caller, or of one team of his. */
        OlderEventTypeGroup: {
            /** @description Number of the team; null for one's own event types. */
            teamId: number | null;
            /**
             * @description The caller's role in the team; null for one's own event types.
             * @enum {string|null}
             */
            membershipRole: "MEMBER" | "ADMIN" | "OWNER" | null;
            profile: components["schemas"]["OlderEventTypeProfile"];
            /** @description Facts about the group. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description The event types of the group. */
            eventTypes: components["schemas"]["OlderEventType"][];
        };
        /** @description One of the profiles under which the caller has event types. */
        OlderEventTypeListProfile: {
            /** @description Number of the team; null for the caller himself. */
            teamId: number | null;
            /**
             * @description The caller's role in the team; null for the caller himself.
             * @enum {string|null}
             */
            membershipRole: "MEMBER" | "ADMIN" | "OWNER" | null;
            /** @description User name of the caller or slug of the team. */
            slug: string;
            /** @description Name; null where unset. */
            name: string | null;
            /** @description Address of a picture; null where unset. */
            image: string | null;
        };
        /**
         * @description The caller's own event types and those of his teams, in the older form; none without credentials.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "eventTypeGroups": [
         *           {
         *             "teamId": null,
         *             "membershipRole": null,
         *             "profile": {
         *               "slug": "alex",
         *               "name": "Alex",
         *               "image": null
         *             },
         *             "metadata": {},
         *             "eventTypes": [
         *               {
         *                 "id": 10001,
         *                 "title": "Intro call",
         *                 "slug": "intro",
         *                 "length": 30,
         *                 "description": "",
         *                 "hidden": false,
         *                 "locations": [
         *                   {
         *                     "type": "integrations:svc-video"
         *                   }
         *                 ],
         *                 "bookingFields": [
         *                   {
         *                     "isDefault": true,
         *                     "type": "name",
         *                     "slug": "name",
         *                     "required": true,
         *                     "disableOnPrefill": false,
         *                     "hidden": false
         *                   },
         *                   {
         *                     "isDefault": true,
         *                     "type": "email",
         *                     "slug": "email",
         *                     "required": true,
         *                     "disableOnPrefill": false,
         *                     "hidden": false
         *                   }
         *                 ],
         *                 "metadata": {},
         *                 "price": 0,
         *                 "currency": "usd",
         *                 "userId": 1001,
         *                 "teamId": null,
         *                 "schedulingType": null,
         *                 "requiresConfirmation": false,
         *                 "recurringEvent": null,
         *                 "slotInterval": null,
         *                 "minimumBookingNotice": 0,
         *                 "beforeEventBuffer": 0,
         *                 "afterEventBuffer": 0
         *               }
         *             ]
         *           },
         *           {
         *             "teamId": 101,
         *             "membershipRole": "ADMIN",
         *             "profile": {
         *               "slug": "support",
         *               "name": "Support",
         *               "image": "https://example.com/support.png"
         *             },
         *             "metadata": {},
         *             "eventTypes": [
         *               {
         *                 "id": 10002,
         *                 "title": "Weekly review",
         *                 "slug": "weekly-review",
         *                 "length": 45,
         *                 "description": "How the week went.",
         *                 "hidden": false,
         *                 "locations": [
         *                   {
         *                     "type": "address",
         *                     "address": "1 Example Street",
         *                     "public": true
         *                   }
         *                 ],
         *                 "bookingFields": [
         *                   {
         *                     "isDefault": true,
         *                     "type": "name",
         *                     "slug": "name",
         *                     "required": true,
         *                     "disableOnPrefill": false,
         *                     "hidden": false
         *                   },
         *                   {
         *                     "isDefault": true,
         *                     "type": "email",
         *                     "slug": "email",
         *                     "required": true,
         *                     "disableOnPrefill": false,
         *                     "hidden": false
         *                   }
         *                 ],
         *                 "metadata": {},
         *                 "price": 0,
         *                 "currency": "usd",
         *                 "userId": null,
         *                 "teamId": 101,
         *                 "schedulingType": "roundRobin",
         *                 "requiresConfirmation": true,
         *                 "recurringEvent": {
         *                   "interval": 1,
         *                   "occurrences": 4,
         *                   "frequency": "weekly"
         *                 },
         *                 "slotInterval": 15,
         *                 "minimumBookingNotice": 120,
         *                 "beforeEventBuffer": 0,
         *                 "afterEventBuffer": 10
         *               }
         *             ]
         *           }
         *         ],
         *         "profiles": [
         *           {
         *             "teamId": null,
         *             "membershipRole": null,
         *             "slug": "alex",
         *             "name": "Alex",
         *             "image": null
         *           },
         *           {
         *             "teamId": 101,
         *             "membershipRole": "ADMIN",
         *             "slug": "support",
         *             "name": "Support",
         *             "image": "https://example.com/support.png"
         *           }
         *         ]
         *       }
         *     }
         * @example {
         *       "status": "success",
         *       "data": {
         *         "eventTypeGroups": [],
         *         "profiles": []
         *       }
         *     }
         */
        OlderEventTypeListReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description Event types in groups, with the profiles of the groups. */
            data: {
                /** @description One group of the caller's own, one of each team. */
                eventTypeGroups: components["schemas"]["OlderEventTypeGroup"][];
                /** @description One profile for each group. */
                profiles: components["schemas"]["OlderEventTypeListProfile"][];
            };
        };
        /**
         * @description One event type in the older form.
         * @example {
         *       "status": "success",
         *       "data": {
         *         "eventType": {
         *           "id": 10001,
         *           "title": "Intro call",
         *           "slug": "intro",
         *           "length": 30,
         *           "description": "",
         *           "hidden": false,
         *           "locations": [
         *             {
         *               "type": "integrations:svc-video"
         *             }
         *           ],
         *           "bookingFields": [
         *             {
         *               "isDefault": true,
         *               "type": "name",
         *               "slug": "name",
         *               "required": true,
         *               "disableOnPrefill": false,
         *               "hidden": false
         *             },
         *             {
         *               "isDefault": true,
         *               "type": "email",
         *               "slug": "email",
         *               "required": true,
         *               "disableOnPrefill": false,
         *               "hidden": false
         *             }
         *           ],
         *           "metadata": {},
         *           "price": 0,
         *           "currency": "usd",
         *           "userId": 1001,
         *           "teamId": null,
         *           "schedulingType": null,
         *           "requiresConfirmation": false,
         *           "recurringEvent": null,
         *           "slotInterval": null,
         *           "minimumBookingNotice": 0,
         *           "beforeEventBuffer": 0,
         *           "afterEventBuffer": 0
         *         },
         *         "locationOptions": [],
         *         "destinationCalendar": null,
         *         "team": null
         *       }
         *     }
         */
        OlderEventTypeReply: {
            /**
             * @description The request was carried out.
             * @constant
             */
            status: "success";
            /** @description The event type and what surrounds it. */
            data: {
                eventType: components["schemas"]["OlderEventType"];
                /** @description Locations on offer; always empty. */
                locationOptions: {
                    [key: string]: unknown;
                }[];
                /** @description The calendar into which bookings are entered; null where unset. */
                destinationCalendar: components["schemas"]["DestinationCalendar"] | null;
                /** @description The team; null on personal event types. */
                team: components["schemas"]["TeamSummary"] | null;
            };
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
        /** @description A new role of a team. */
        CreateTeamRoleInput: {
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
            permissions?: components["schemas"]["TeamPermission"][];
        };
        /** @description The properties of the role to change; those left out stay as they are. */
        UpdateOrganizationRoleInput: {
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
            permissions?: components["schemas"]["OrganizationPermission"][];
        };
        /** @description Permissions to add to a role of a team. */
        AddTeamRolePermissionsInput: {
            /** @description What the role shall allow in addition. */
            permissions: components["schemas"]["TeamPermission"][];
        };
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
        /** @description The booking, as it is after what happened. */
        BookingPayload: {
            /** @description Slug of the event type. */
            type: string;
            /** @description Title of the meeting. */
            title: string;
            /** @description Title of the event type; its slug, where it was deleted since. */
            eventTitle: string;
            /** @description The booker's notes; empty if there are none. */
            description: string;
            /** @description Description of the event type; empty if there is none. */
            eventDescription: string;
            /** @description The answer to the field `notes`; empty if there is none. */
            additionalNotes: string;
            /** @description Always empty. */
            customInputs: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Beginning of the meeting in UTC.
             */
            startTime: string;
            /**
             * Format: date-time
             * @description End of the meeting in UTC.
             */
            endTime: string;
            /** @description Length in minutes. */
            length: number;
            /** @description The location in its stored form. */
            location: string;
            /** @description The calendar into which the event type enters its bookings; null if unset. */
            destinationCalendar: {
                /** @description Kind of the calendar. */
                integration?: string;
                /** @description The calendar's name there. */
                externalId?: string;
            } | null;
            /** @description Whether the calendar event leaves out the notes. */
            hideCalendarNotes: boolean;
            /** @description Whether the calendar event shows no details. */
            hideCalendarEventDetails: boolean;
            /** @description Whether the event type has a confirmation policy. */
            requiresConfirmation: boolean;
            /** @description Number of the event type. */
            eventTypeId: number;
            /** @description Whether attendees see each other; null without seats. */
            seatsShowAttendees: boolean | null;
            /** @description Seats of one meeting; null without seats. */
            seatsPerTimeSlot: number | null;
            /** @description How hosts are chosen; null for personal event types. */
            schedulingType: string | null;
            /** @description Public identifier of the booking. */
            uid: string;
            /** @description Identifier of the calendar event. */
            iCalUID: string;
            /** @description Price of the event type in the smallest unit of its currency. */
            price: number;
            /** @description Currency of the price. */
            currency: string;
            /** @description Number of the booking. */
            bookingId: number;
            /** @description Free-form data of the booking. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Always empty. */
            userFieldsResponses: {
                [key: string]: unknown;
            };
            /** @description Always null. */
            hashedLink: null;
            /** @description Always null. */
            assignmentReason: null;
            status: components["schemas"]["OlderBookingStatus"];
            responses: components["schemas"]["PayloadResponses"];
            /** @description Details of a conference; the mock knows none. */
            conferenceData?: {
                [key: string]: unknown;
            };
            videoCallData?: components["schemas"]["PayloadVideoCall"];
            /** @description What the apps of the booking report; the mock knows none. */
            appsStatus?: {
                [key: string]: unknown;
            }[];
            organizer: components["schemas"]["PayloadOrganizer"];
            /** @description Booker, guests and other hosts; of a seat its holder and the other hosts. */
            attendees: components["schemas"]["PayloadAttendee"][];
        };
        /** @description The booker's answers by slug; of a seat those of its holder. */
        PayloadResponses: {
            /** @description The e-mail address of the booker. */
            email?: {
                /** @description Label of the field; `email_address` unless it has one of its own. */
                label: string;
                /** @description The address. */
                value: string;
                /** @description Whether the field is hidden. */
                isHidden: boolean;
            };
            /** @description Where to meet. */
            location?: {
                /** @description Label of the field. */
                label: string;
                value: components["schemas"]["BookingLocationAnswer"];
                /** @description Whether the field is hidden. */
                isHidden: boolean;
            };
        } & {
            [key: string]: components["schemas"]["PayloadAnswer"];
        };
        /** @description One answer. */
        PayloadAnswer: {
            /** @description Label of the field; its slug where it has none. */
            label: string;
            /** @description What was answered. */
            value: unknown;
            /** @description Whether the field is hidden. */
            isHidden: boolean;
        };
        /** @description The meeting in the service's own video; absent elsewhere. */
        PayloadVideoCall: {
            /**
             * @description Name of the app.
             * @constant
             */
            type: "svc-video";
            /** @description Name of the meeting there. */
            id: string;
            /** @description Always empty. */
            password: string;
            /**
             * Format: uri
             * @description Link to the meeting.
             */
            url: string;
        };
        /** @description The host in whose calendar the booking stands; texts of a removed user read `unknown`. */
        PayloadOrganizer: {
            /** @description Number of the user. */
            id: number;
            /** @description Name of the user. */
            name: string;
            /** @description E-mail address of the user. */
            email: string;
            /** @description User name. */
            username: string;
            /** @description User name within the organization; null outside any. */
            usernameInOrg: string | null;
            /** @description The user's IANA time zone. */
            timeZone: string;
            language: components["schemas"]["PayloadLanguage"];
            /** @description How hours are counted; 12 or 24. */
            timeFormat: number;
            /** @description Minutes by which the zone is ahead of UTC when the meeting begins. */
            utcOffset: number;
        };
        /** @description Someone who comes to the meeting. */
        PayloadAttendee: {
            /**
             * Format: email
             * @description E-mail address of the attendee.
             */
            email: string;
            /** @description Name of the attendee; empty for a guest. */
            name: string;
            /** @description The first word of the name. */
            firstName: string;
            /** @description The other words of the name; empty if there are none. */
            lastName: string;
            /** @description The attendee's IANA time zone. */
            timeZone: string;
            language: components["schemas"]["PayloadLanguage"];
            /** @description Minutes by which the zone is ahead of UTC when the meeting begins. */
            utcOffset: number;
            /** @description Phone number; absent if unset. */
            phoneNumber?: string;
        };
        /** @description The language of messages to a person. */
        PayloadLanguage: {
            /** @description Language tag. */
            locale: string;
        };
        /** @description A user whom an event without a booking is about. */
        PayloadUser: {
            /** @description Number of the user. */
            id: number;
            /** @description Name of the user; null if unset. */
            name: string | null;
            /** @description User name. */
            username: string;
            /** @description E-mail address of the user. */
            email: string;
            /** @description The user's IANA time zone. */
            timeZone: string;
        };
        /** @description Why a booking was declined. */
        PayloadRejection: {
            /** @description The reason given; null if there was none. */
            rejectionReason: string | null;
        };
        /** @description A booking that was declined. */
        RejectedBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadRejection"];
        /** @description The payment that was asked for or made. */
        PayloadPayment: {
            /** @description Number of the payment. */
            paymentId: number;
            /** @description Amounts in the smallest unit of the currency. */
            paymentData: {
                /** @description What is to be paid. */
                amount: number;
                /** @description Currency of the amounts. */
                currency: string;
                /** @description Whether it was paid. */
                success: boolean;
                /** @description Whether it was paid back. */
                refunded: boolean;
                /** @description The service's share. */
                fee: number;
                /** @description When it is due. */
                paymentOption: string;
            };
        };
        /** @description A booking with a price. */
        PaidBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadPayment"];
        /** @description Who gave up the booking or the seat, and why. */
        PayloadCancellation: {
            /** @description E-mail address of the caller; null if nobody in particular called. */
            cancelledBy: string | null;
            /** @description The reason given; null if there was none. */
            cancellationReason: string | null;
            /**
             * @description Always false.
             * @constant
             */
            requestReschedule: false;
        };
        /** @description A booking that was cancelled, or one of whose seats was given up. */
        CancelledBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadCancellation"];
        /** @description The booking that was moved, as it was. */
        PayloadRescheduling: {
            /** @description Its number. */
            rescheduleId: number;
            /** @description Its public identifier. */
            rescheduleUid: string;
            /**
             * Format: date-time
             * @description When it was to begin.
             */
            rescheduleStartTime: string;
            /**
             * Format: date-time
             * @description When it was to end.
             */
            rescheduleEndTime: string;
            /** @description E-mail address of the one who moved it; null if unknown. */
            rescheduledBy: string | null;
        };
        /** @description The new booking, and the old one that it replaces. */
        RescheduledBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadRescheduling"];
        /** @description Attendees whose absence was marked or unmarked. */
        NoShowPayload: {
            /** @description A sentence that says what was done; it names the attendee where there is one only. */
            message: string;
            /** @description Those who were named. */
            attendees: {
                /**
                 * Format: email
                 * @description E-mail address of the attendee.
                 */
                email: string;
                /** @description Whether he is absent. */
                noShow: boolean;
            }[];
            /** @description Public identifier of the booking. */
            bookingUid: string;
            /** @description Number of the booking. */
            bookingId: number;
        };
        /** @description Where the recording is. */
        PayloadRecording: {
            /** @description Link to the recording; null where there is none. */
            downloadLink: string | null;
        };
        /** @description A booking whose recording is ready. */
        RecordedBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadRecording"];
        /** @description Where transcripts and recording are. */
        PayloadTranscription: {
            /** @description Links by what they lead to. */
            downloadLinks: {
                /** @description The transcript in several forms. */
                transcription: {
                    /** @description Name of the form, such as `vtt`. */
                    format: string;
                    /** @description Link to the transcript. */
                    link: string;
                }[];
                /** @description Link to the recording. */
                recording: string;
            };
        };
        /** @description A booking whose transcript is ready. */
        TranscribedBookingPayload: components["schemas"]["BookingPayload"] & components["schemas"]["PayloadTranscription"];
        /** @description A form that somebody filled in. */
        FormPayload: {
            /** @description Identifier of the form. */
            formId: string;
            /** @description Name of the form. */
            formName: string;
            /** @description Number of the form's team; null for a personal form. */
            teamId: number | null;
            /** @description The answers by field. */
            responses: {
                [key: string]: {
                    /** @description Label of the field. */
                    label: string;
                    /** @description What was answered. */
                    value: unknown;
                };
            };
        };
        /** @description Days on which somebody is away. */
        AbsencePayload: {
            /** @description The absence. */
            oooEntry: {
                /** @description Number of the absence. */
                id: number;
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                end: string;
                /**
                 * Format: date-time
                 * @description When it was entered.
                 */
                createdAt: string;
                /** @description What the user says of it; null if nothing. */
                notes: string | null;
                user: components["schemas"]["PayloadUser"];
            };
        };
        /** @description A meeting to which one side did not come. */
        MissedMeetingPayload: {
            /** @description Number of the booking. */
            bookingId: number;
            /** @description Public identifier of the booking. */
            bookingUid: string;
            /**
             * Format: date-time
             * @description When the meeting began.
             */
            startTime: string;
            /** @description A sentence that says who was missing. */
            message: string;
            /** @description The other side, which waited: guests for hosts, hosts for guests. */
            participants: {
                /** @description Name of the participant; empty for a guest. */
                name: string;
                /** @description E-mail address of the participant. */
                email: string;
            }[];
        };
        /** @description A delegated credential that failed. */
        CredentialErrorPayload: {
            /** @description What went wrong. */
            error: {
                /** @description Name of the error. */
                type: string;
                /** @description A sentence that says what happened. */
                message: string;
            };
            user: components["schemas"]["PayloadUser"];
        };
        /**
         * @description Language of a profile.
         * @enum {string}
         */
        Locale: "ar" | "ca" | "de" | "es" | "eu" | "he" | "id" | "ja" | "lv" | "pl" | "ro" | "sr" | "th" | "vi" | "az" | "cs" | "el" | "es-419" | "fi" | "hr" | "it" | "km" | "nl" | "pt" | "ru" | "sv" | "tr" | "zh-CN" | "bg" | "da" | "en" | "et" | "fr" | "hu" | "iw" | "ko" | "no" | "pt-BR" | "sk" | "ta" | "uk" | "zh-TW" | "bn";
        /**
         * @description First day of the week.
         * @enum {string}
         */
        WeekStart: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
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
        /** @description A new member of an organization; only the e-mail address is required. */
        CreateOrganizationUserInput: components["schemas"]["OrganizationUserSettingsInput"] & {
            /**
             * Format: email
             * @description E-mail address; kept in lower case.
             */
            email: string;
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
        /** @description The properties of one's own profile to change; those left out stay as they are. */
        UpdateMeInput: {
            /**
             * Format: email
             * @description New e-mail address; as a rule it counts only once it is verified.
             */
            email?: string;
            /** @description Full name. */
            name?: string;
            /**
             * @description Hours of the clock that times are written with.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description Number of the schedule that holds where an event type names none. */
            defaultScheduleId?: number;
            weekStart?: components["schemas"]["WeekStart"];
            /**
             * Format: iana-time-zone
             * @description IANA time zone in any case.
             */
            timeZone?: string;
            locale?: components["schemas"]["Locale"];
            /**
             * Format: absolute-url
             * @description Address of one's picture.
             */
            avatarUrl?: string;
            /** @description A few words about oneself. */
            bio?: string;
            metadata?: components["schemas"]["Metadata"];
        };
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
    };
    parameters: {
        /**
         * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
         * @example 2024-08-13
         */
        BookingsApiVersion: string;
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
        /** @description Numbers of teams, separated by commas; wins over `teamId`. */
        teamsIds: string;
        /** @description Number of one team. */
        teamIdFilter: string;
        /** @description Only bookings that start at this moment or later. */
        afterStart: string;
        /** @description Only bookings that end at this moment or earlier. */
        beforeEnd: string;
        /** @description Only bookings made at this moment or later. */
        afterCreatedAt: string;
        /** @description Only bookings made at this moment or earlier. */
        beforeCreatedAt: string;
        /** @description Only bookings last changed at this moment or later. */
        afterUpdatedAt: string;
        /** @description Only bookings last changed at this moment or earlier. */
        beforeUpdatedAt: string;
        /** @description Order by start; wins over the other sorts. */
        sortStart: "asc" | "desc";
        /** @description Order by end. */
        sortEnd: "asc" | "desc";
        /** @description Order by the moment of creation. */
        sortCreated: "asc" | "desc";
        /** @description Order by the moment of the last change. */
        sortUpdatedAt: "asc" | "desc";
        /** @description How many bookings to return. */
        take: number;
        /** @description How many bookings to pass over first. */
        skip: number;
        /**
         * @description The booking's public identifier.
         * @example 5pQmYc7uXhGf2TzRkNwB4e
         */
        bookingUid: string;
        /**
         * @description Number of the organization.
         * @example 1
         */
        orgId: number;
        /** @description Numbers of users of the organization, separated by commas. */
        userIds: string;
        /**
         * @description Number of the team.
         * @example 101
         */
        teamId: number;
        /** @description How many bookings to return, at most 250. */
        teamTake: number;
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
         * @description Lower-case hex HMAC-SHA256 of the exact bytes of the body, keyed by the webhook's secret; `no-secret-provided` where it has none.
         * @example no-secret-provided
         */
        WebhookSignature: string;
        /**
         * @description Generation of the body; that of the webhook.
         * @example 2021-10-20
         */
        WebhookVersion: "2021-10-20";
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
    listBookings: {
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
                /** @description Numbers of teams, separated by commas; wins over `teamId`. */
                teamsIds?: components["parameters"]["teamsIds"];
                /** @description Number of one team. */
                teamId?: components["parameters"]["teamIdFilter"];
                /** @description Only bookings that start at this moment or later. */
                afterStart?: components["parameters"]["afterStart"];
                /** @description Only bookings that end at this moment or earlier. */
                beforeEnd?: components["parameters"]["beforeEnd"];
                /** @description Only bookings made at this moment or later. */
                afterCreatedAt?: components["parameters"]["afterCreatedAt"];
                /** @description Only bookings made at this moment or earlier. */
                beforeCreatedAt?: components["parameters"]["beforeCreatedAt"];
                /** @description Only bookings last changed at this moment or later. */
                afterUpdatedAt?: components["parameters"]["afterUpdatedAt"];
                /** @description Only bookings last changed at this moment or earlier. */
                beforeUpdatedAt?: components["parameters"]["beforeUpdatedAt"];
                /** @description Order by start; wins over the other sorts. */
                sortStart?: components["parameters"]["sortStart"];
                /** @description Order by end. */
                sortEnd?: components["parameters"]["sortEnd"];
                /** @description Order by the moment of creation. */
                sortCreated?: components["parameters"]["sortCreated"];
                /** @description Order by the moment of the last change. */
                sortUpdatedAt?: components["parameters"]["sortUpdatedAt"];
                /** @description How many bookings to return. */
                take?: components["parameters"]["take"];
                /** @description How many bookings to pass over first. */
                skip?: components["parameters"]["skip"];
            };
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path?: never;
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Selects the generation of the booking operations; the current one is `2024-08-13`. Any other value is answered in the older form.
                 * @example 2024-08-13
                 */
                "svc-api-version"?: components["parameters"]["BookingsApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to book, when, and for whom. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingInput"];
            };
        };
        responses: {
            /** @description The booking was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBookingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getBooking: {
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
            /** @description The booking, or the occurrences of the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBookingReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateBookingLocation: {
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
        /** @description The new location. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBookingLocationInput"];
            };
        };
        responses: {
            /** @description The booking at its new place. */
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
    markBookingAbsent: {
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
        /** @description Who was absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkAbsentInput"];
            };
        };
        responses: {
            /** @description The booking with its marks. */
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
    listBookingRecordings: {
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
            /** @description The recordings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingListReply"];
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
    listOrganizationBookings: {
        parameters: {
            query?: {
                /** @description Numbers of users of the organization, separated by commas. */
                userIds?: components["parameters"]["userIds"];
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
                /** @description Numbers of teams, separated by commas; wins over `teamId`. */
                teamsIds?: components["parameters"]["teamsIds"];
                /** @description Number of one team. */
                teamId?: components["parameters"]["teamIdFilter"];
                /** @description Only bookings that start at this moment or later. */
                afterStart?: components["parameters"]["afterStart"];
                /** @description Only bookings that end at this moment or earlier. */
                beforeEnd?: components["parameters"]["beforeEnd"];
                /** @description Only bookings made at this moment or later. */
                afterCreatedAt?: components["parameters"]["afterCreatedAt"];
                /** @description Only bookings made at this moment or earlier. */
                beforeCreatedAt?: components["parameters"]["beforeCreatedAt"];
                /** @description Only bookings last changed at this moment or later. */
                afterUpdatedAt?: components["parameters"]["afterUpdatedAt"];
                /** @description Only bookings last changed at this moment or earlier. */
                beforeUpdatedAt?: components["parameters"]["beforeUpdatedAt"];
                /** @description Order by start; wins over the other sorts. */
                sortStart?: components["parameters"]["sortStart"];
                /** @description Order by end. */
                sortEnd?: components["parameters"]["sortEnd"];
                /** @description Order by the moment of creation. */
                sortCreated?: components["parameters"]["sortCreated"];
                /** @description Order by the moment of the last change. */
                sortUpdatedAt?: components["parameters"]["sortUpdatedAt"];
                /** @description How many bookings to return. */
                take?: components["parameters"]["take"];
                /** @description How many bookings to pass over first. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamBookings: {
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /**
                 * @description User name of the owner; alone it asks for all event types of that user.
                 * @example alex
                 */
                username?: string;
                /**
                 * @description Slug of the one event type that is wanted; goes with `username`.
                 * @example intro
                 */
                eventSlug?: string;
                /**
                 * @description User names, parted by commas, of those who are to meet together; asks for one dynamic event type.
                 * @example alex,robin
                 */
                usernames?: string;
                /**
                 * @description Slug of the organization in which the users are sought.
                 * @example example-org
                 */
                orgSlug?: string;
                /**
                 * @description Number of the organization in which the users are sought.
                 * @example 1
                 */
                orgId?: number;
                /**
                 * @description Oldest first or newest first; by number unless given.
                 * @example asc
                 */
                sortCreatedAt?: "asc" | "desc";
            };
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
        requestBody?: never;
        responses: {
            /** @description The event types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    getEventType: {
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
            /** @description The event type. */
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    listTeamEventTypes: {
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    createTeamEventType: {
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
    updateOrganizationTeamEventType: {
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
    createTeamRole: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamRoleInput"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
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
    updateOrganizationRole: {
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
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationRoleInput"];
            };
        };
        responses: {
            /** @description The role as it now is. */
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
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    addTeamRolePermissions: {
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
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTeamRolePermissionsInput"];
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
    updateOrganizationWebhook: {
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
                 * @example 300001
                 */
                webhookId: string;
            };
            cookie?: never;
        };
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
    updateEventTypeWebhook: {
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
    createOrganizationUser: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationUserInput"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            498: components["responses"]["TokenExpired"];
            default: components["responses"]["Failed"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeInput"];
            };
        };
        responses: {
            /** @description The profile as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeReply"];
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
}
