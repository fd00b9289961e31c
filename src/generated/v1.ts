// Made from the documents in openapi/ by `npm run generate`; do not edit.
export interface paths {
    "/v1/attendees/{id}": {
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
         * Change an attendee
         * @deprecated
         * @description Changes what is sent of e-mail address, name and time zone. The current generation shows the change too.
         */
        patch: operations["editAttendee"];
        trace?: never;
    };
    "/v1/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a booking
         * @deprecated
         * @description Returns the booking with this number to those who have to do with it.
         */
        get: operations["findBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find all payments
         * @deprecated
         * @description Returns the payments for bookings that the key's user organizes, in one list.
         */
        get: operations["findPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The body of every refusal; which keys it has depends on the kind. */
        V1Error: {
            /** @description What went wrong. */
            message: string;
        } | {
            /** @description What is wrong with the key. */
            error: string;
        } | {
            /** @description What went wrong. */
            message: string;
            /** @description Path and query of the request, with the key masked. */
            url: string;
            /** @description Method of the request. */
            method: string;
            /** @description Facts behind the message. */
            data: unknown;
        };
        /** @description What to change of an attendee; what is left out stays. */
        V1EditAttendeeInput: {
            /**
             * Format: email
             * @description E-mail address of the attendee.
             */
            email?: string;
            /** @description Name of the attendee. */
            name?: string;
            /**
             * Format: iana-time-zone
             * @description The attendee's time zone.
             */
            timeZone?: string;
        };
        /** @description Someone who comes to a meeting. */
        V1Attendee: {
            /** @description Number of the attendee. */
            id: number;
            /** @description Number of the booking. */
            bookingId: number;
            /** @description Name of the attendee; empty for a guest. */
            name: string;
            /**
             * Format: email
             * @description E-mail address of the attendee.
             */
            email: string;
            /** @description The attendee's IANA time zone. */
            timeZone: string;
        };
        /** @description An attendee after a change. */
        V1AttendeeReply: {
            attendee: components["schemas"]["V1Attendee"];
        };
        /** @description A booking. */
        V1Booking: {
            /** @description Number of the booking. */
            id: number;
            /** @description Number of the organizer. */
            userId: number;
            /** @description The booker's notes; empty if there are none. */
            description: string;
            /** @description Number of the event type that was booked. */
            eventTypeId: number;
            /** @description Public identifier of the booking. */
            uid: string;
            /** @description Title of the meeting. */
            title: string;
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
            attendees: components["schemas"]["V1BookingAttendee"][];
            user: components["schemas"]["V1BookingUser"];
            /** @description Payments for the booking. */
            payment: components["schemas"]["V1BookingPayment"][];
            /** @description Free-form data of the booking. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @description Where the booking stands.
             * @enum {string}
             */
            status: "ACCEPTED" | "PENDING" | "CANCELLED" | "REJECTED" | "AWAITING_HOST";
            responses: components["schemas"]["V1BookingResponses"];
            /** @description Identifier of the booking that this one replaced; null if none. */
            fromReschedule: string | null;
            /** @description E-mail address of the one who cancelled; null if unset. */
            cancelledBy: string | null;
            /** @description E-mail address of the one who moved the booking; null if unset. */
            rescheduledBy: string | null;
            /**
             * Format: date-time
             * @description Moment of creation in UTC.
             */
            createdAt: string;
        };
        /** @description Someone who comes to the meeting. */
        V1BookingAttendee: {
            /**
             * Format: email
             * @description E-mail address of the attendee.
             */
            email: string;
            /** @description Name of the attendee; empty for a guest. */
            name: string;
            /** @description The attendee's IANA time zone. */
            timeZone: string;
            /** @description Language of the messages to the attendee. */
            locale: string;
        };
        /** @description The organizer. */
        V1BookingUser: {
            /** @description E-mail address of the user. */
            email: string;
            /** @description Name of the user; null if unset. */
            name: string | null;
            /** @description The user's IANA time zone. */
            timeZone: string;
            /** @description Language of the user; null if unset. */
            locale: string | null;
        };
        /** @description A payment, as its booking shows it. */
        V1BookingPayment: {
            /** @description Number of the payment. */
            id: number;
            /** @description Whether the payment went through. */
            success: boolean;
            /** @description When the payment is due, such as `ON_BOOKING`. */
            paymentOption: string;
        };
        /** @description The booker's answers by slug. */
        V1BookingResponses: {
            /** @description E-mail address of the booker. */
            email?: string;
            /** @description Name of the booker. */
            name?: unknown;
            /** @description Where to meet. */
            location?: {
                /** @description What the booker added, such as an address; empty if nothing. */
                optionValue: string;
                /** @description Kind of the location, or the app in its stored form. */
                value: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A booking. */
        V1BookingReply: {
            booking: components["schemas"]["V1Booking"];
        };
        /** @description A payment. */
        V1PaymentRow: {
            /** @description Number of the payment. */
            id: number;
            /** @description What is to be paid in the smallest unit of the currency. */
            amount: number;
            /** @description Whether the payment went through. */
            success: boolean;
            /** @description Whether the payment was given back. */
            refunded: boolean;
            /** @description Fee in the smallest unit of the currency. */
            fee: number;
            /** @description When the payment is due, such as `ON_BOOKING`. */
            paymentOption: string;
            /** @description Currency in lower case, such as `usd`. */
            currency: string;
            /** @description Number of the booking. */
            bookingId: number;
        };
        /** @description The payments. */
        V1PaymentsReply: {
            /** @description The payments; empty if there are none. */
            payments: components["schemas"]["V1PaymentRow"][];
        };
    };
    responses: {
        /** @description The request breaks a rule that the caller can mend. */
        V1BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The key is missing, unknown or expired. */
        V1Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The caller may not do this. */
        V1Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The key belongs to nobody, or what the path names does not exist. */
        V1NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The body is larger than 1 MiB. */
        V1PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The rate limit is used up. */
        V1TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
        /** @description The mock itself failed (500), or its policy keeps it from answering what the specification does not decide (501). */
        V1Failed: {
            headers: {
                "X-Request-Id": components["headers"]["V1RequestId"];
                "X-RateLimit-Limit": components["headers"]["V1RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["V1RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["V1RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["V1Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Names the refusal; no two of one run have the same.
         * @example 5pQmYc7uXhGf2TzRkNwB4e
         */
        V1RequestId: string;
        /**
         * @description Requests that the caller may make in a minute.
         * @example 30
         */
        V1RateLimitLimit: number;
        /**
         * @description Requests that are left of them.
         * @example 29
         */
        V1RateLimitRemaining: number;
        /**
         * @description Seconds until counting begins anew.
         * @example 60
         */
        V1RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    editAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the attendee.
                 * @example 200001
                 */
                id: number;
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["V1EditAttendeeInput"];
            };
        };
        responses: {
            /** @description The attendee after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V1AttendeeReply"];
                };
            };
            400: components["responses"]["V1BadRequest"];
            401: components["responses"]["V1Unauthorized"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            default: components["responses"]["V1Failed"];
        };
    };
    findBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the booking.
                 * @example 100001
                 */
                id: number;
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
                    "application/json": components["schemas"]["V1BookingReply"];
                };
            };
            400: components["responses"]["V1BadRequest"];
            401: components["responses"]["V1Unauthorized"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            429: components["responses"]["V1TooManyRequests"];
            default: components["responses"]["V1Failed"];
        };
    };
    findPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V1PaymentsReply"];
                };
            };
            401: components["responses"]["V1Unauthorized"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            429: components["responses"]["V1TooManyRequests"];
            default: components["responses"]["V1Failed"];
        };
    };
}
