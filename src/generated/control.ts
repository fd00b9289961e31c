// Made from the documents in openapi/ by `npm run generate`; do not edit.
export interface paths {
    "/__svc/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the mock answers
         * @description Answers as soon as the mock can be asked.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what runs
         * @description Tells the scenario, what to log in with, the ids of what is there, the clock, and how the mock was told to behave.
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the scenario
         * @description Undoes everything since this sandbox was seeded: content, ids, clock, journal, deliveries on their way, faults, rate limits, named snapshots.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sandboxes
         * @description Tells every sandbox that was used so far.
         */
        get: operations["listSandboxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/sandboxes/{name}": {
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
         * Forget a sandbox
         * @description Drops the sandbox with everything in it; its next use begins anew from the scenario. The default one stays.
         */
        delete: operations["deleteSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up on what answers rest
         * @description Tells the rules and choices that `x-mock-rests-on` cites, all of them or one, with the names of the refusals that rest on it.
         */
        get: operations["listLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the snapshots
         * @description Tells the names under which everything stored can be had back.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Take a snapshot
         * @description Keeps everything stored, clock and ids too, under a name; this takes no time, however much there is. At most 100 are kept.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/snapshots/{name}": {
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
         * Forget a snapshot
         * @description Drops the snapshot; what is stored stays.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a snapshot
         * @description Takes everything stored back to the snapshot; it can be restored again. Journal and deliveries begin anew.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything
         * @description Tells everything stored as plain JSON, counters of ids and clock too. The answer can be imported as it is.
         */
        get: operations["exportState"];
        /**
         * Import everything
         * @description Takes the place of everything stored: an export, the whole answer of one, or a scenario as JSON. A wrong one leaves everything as it is.
         */
        put: operations["importState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description Tells what the clock of the sandbox reads, and whether it runs.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Moves the hands, stops them or lets them run. What came due up to the new time happens. Backwards nothing is undone.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description Moves the hands by a stretch of time; meetings start and end on the way, reservations expire, retries are made, scheduled events happen, each at its own moment.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/clock/run-until-idle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let everything due happen
         * @description Moves the clock from one moment to the next at which something is due, each time waiting for the deliveries, until nothing is due any more, or not within the given stretch.
         */
        post: operations["runUntilIdle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the API was asked
         * @description Tells the journalled requests that fit, the oldest first. The journal keeps the last 1000.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the journal
         * @description Forgets every journalled request; those who wait for one keep waiting.
         */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/requests/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for requests
         * @description Finds the requests that have what the filter names. Where there is none, tells what comes nearest, and what differs.
         */
        post: operations["searchRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/requests/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a request
         * @description Answers as soon as a request was journalled that has what the filter names, at once where one was already; 408 where none comes in time.
         */
        post: operations["waitForRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what subscribers were told
         * @description Tells the deliveries that fit, the oldest first, with every attempt.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a delivery
         * @description Answers as soon as there is a delivery that has what the filter names, at once where there is one already; 408 where none comes in time.
         */
        post: operations["waitForDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how often to try again
         * @description Sets how failed deliveries are tried again from now on. By itself the mock tries once.
         */
        put: operations["setRetry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries/disturbances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the disturbances
         * @description Tells the troubles that wait for deliveries.
         */
        get: operations["listDisturbances"];
        put?: never;
        /**
         * Disturb deliveries
         * @description Duplicates, drops, delays or reorders the next deliveries that fit, to test how a receiver bears it.
         */
        post: operations["addDisturbance"];
        /**
         * End the disturbances
         * @description Lets deliveries go their way again.
         */
        delete: operations["clearDisturbances"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a delivery
         * @description Tells one delivery with the text that was sent and every attempt.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver once more
         * @description Sends the same bytes again and answers when the attempt is over, however it ended.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait until everything is delivered
         * @description Answers when nothing that is due now waits or is on its way; retries that are due later do not count. 408 where that takes too long.
         */
        post: operations["settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the faults
         * @description Tells the faults that wait for requests.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Make answers fail
         * @description Makes the next answers of the API that fit fail, be late or be cut short.
         */
        post: operations["addFault"];
        /**
         * End all faults
         * @description Lets every request be answered as it should be.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/faults/{faultId}": {
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
         * End a fault
         * @description Drops one fault.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is still to happen
         * @description Tells the events that were raised with `at` and wait for the clock, in the order in which they will happen.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Let something happen outside the API
         * @description What no request of the API can bring about: payments, recordings, no-shows, forms, absences, apps, members. With `at` it happens when the clock gets there.
         */
        post: operations["raiseEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__svc/events/{eventId}": {
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
         * Take back what is still to happen
         * @description Drops one event that waits for the clock.
         */
        delete: operations["cancelEvent"];
        options?: never;
        head?: never;
        patch?: never;
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
        /**
         * @description Name of an event that a webhook may report.
         * @enum {string}
         */
        WebhookTrigger: "BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR";
        /** @description A stretch of time; its members add up. */
        Stretch: {
            /** @description Days of 24 hours. */
            days?: number;
            /** @description Hours. */
            hours?: number;
            /** @description Minutes. */
            minutes?: number;
            /** @description Seconds. */
            seconds?: number;
        };
        /** @description How much was removed. */
        Removed: {
            /** @description How many things are gone. */
            removed: number;
        };
        /** @description The answer that says how much was removed. */
        RemovedReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Removed"];
        };
        /** @description That the mock answers. */
        Health: {
            /** @description Version of the mock. */
            version: string;
            /**
             * Format: date-time
             * @description What the clock reads.
             */
            now: string;
        };
        /** @description The answer of a mock that is well. */
        HealthReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Health"];
        };
        /** @description What to present, a token or the id and secret of an OAuth client. */
        Secret: string | {
            /** @description Goes into the header of the client id. */
            clientId: string;
            /** @description Goes into the header of the secret. */
            clientSecret: string;
        };
        /** @description How the mock was told to behave. */
        Switches: {
            /**
             * @description How far an answer may reach.
             * @enum {string}
             */
            policy: "specification" | "choice" | "beyond";
            /**
             * @description Whether the mock refuses what the specification grounds or as the public service does.
             * @enum {string}
             */
            profile: "specification" | "service";
            /** @description Alternatives that are on, those of the profile too. */
            alternatives: string[];
            /** @description Whether requests over the rate limit are refused. */
            rateLimit: boolean;
            /** @description Whether the operations beyond the specification are left out. */
            specOnly: boolean;
            /** @description Seed of ids and chance. */
            seed: number;
        };
        /** @description What runs here, and what can be presented to it. */
        Info: {
            /** @description Address of this sandbox, such as `http://127.0.0.1:4010/~worker-3`; null where the mock does not listen. */
            url: string | null;
            /** @description Name of the sandbox; `default` is the one without a prefix. */
            sandbox: string;
            /** @description Name of the scenario. */
            scenario: string;
            /** @description The situation in one line. */
            story: string;
            /** @description Word that headers, keys and values carry. */
            product: string;
            clock: components["schemas"]["Clock"];
            /** @description Credentials by their name in the scenario, the owner's first. */
            keys: {
                [key: string]: components["schemas"]["Secret"];
            };
            /** @description Ids of the things of the scenario by `<kind>.<key>`. */
            ids: {
                [key: string]: number | string;
            };
            /** @description Version of the mock, and by tag of the documents the header value of the current generation. */
            versions: {
                /** @description Version of the mock. */
                mock: string;
            } & {
                [key: string]: string;
            };
            switches: components["schemas"]["Switches"];
            /** @description What a user should know before he relies on the mock. */
            warnings: string[];
        };
        /** @description The answer that tells what runs. */
        InfoReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Info"];
        };
        /** @description One isolated copy of the scenario. */
        SandboxSummary: {
            /** @description Its name; `default` is the one without a prefix. */
            name: string;
            /**
             * Format: date-time
             * @description What its clock reads.
             */
            now: string;
            /** @description How many requests its journal holds. */
            requests: number;
        };
        /** @description The answer that tells of all sandboxes. */
        SandboxListReply: {
            /** @constant */
            status: "success";
            /** @description The sandboxes in the order of their first use. */
            data: components["schemas"]["SandboxSummary"][];
        };
        /** @description The answer that tells of a sandbox. */
        SandboxReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["SandboxSummary"];
        };
        /** @description One rule or choice on which answers rest. */
        LedgerRow: {
            /** @description Its id, as `x-mock-rests-on` cites it. */
            id: string;
            /**
             * @description How a thing is written, or what the service does.
             * @enum {string}
             */
            sort: "form" | "decision";
            /**
             * @description On what ground.
             * @enum {string}
             */
            provenance: "specification" | "choice" | "beyond";
            /** @description Section of the specification. */
            section: string;
            /** @description One sentence. */
            says: string;
            /** @description Part of the project in which it is built. */
            part: number;
            /**
             * @description Of an alternative, whether the profile `service` turns it on.
             * @enum {string}
             */
            profile?: "service" | "none";
            /** @description Of an alternative, the entry in whose place it comes. */
            of?: string;
            /** @description Names of the refusals that rest on it. */
            refusals: string[];
        };
        /** @description The answer that tells entries of the ledger. */
        LedgerReply: {
            /** @constant */
            status: "success";
            /** @description The entries. */
            data: components["schemas"]["LedgerRow"][];
        };
        /** @description How the snapshot is to be called. */
        TakeSnapshotInput: {
            /** @description Its name; a snapshot that has it already is replaced. */
            name: string;
        };
        /** @description Everything stored at one moment. */
        Snapshot: {
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description What the clock read when it was taken.
             */
            takenAt: string;
        };
        /** @description The answer that tells of a snapshot. */
        SnapshotReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Snapshot"];
        };
        /** @description The answer that tells of all snapshots. */
        SnapshotListReply: {
            /** @constant */
            status: "success";
            /** @description The snapshots in the order in which they were taken. */
            data: components["schemas"]["Snapshot"][];
        };
        /** @description An export, the whole answer of one, or a scenario as JSON. */
        ImportStateInput: {
            /**
             * @description Format of an export or a scenario.
             * @constant
             */
            format?: 1;
        } & {
            [key: string]: unknown;
        };
        /** @description Everything that a sandbox holds; it can be imported, and started from as a scenario. */
        ExportedState: {
            /**
             * @description Format of the export.
             * @constant
             */
            format: 1;
            /** @description Where it comes from, in one line. */
            story: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The answer that holds an export. */
        StateReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["ExportedState"];
        };
        /** @description What the clock is to read, and whether it runs. */
        SetClockInput: {
            /**
             * Format: iso-8601
             * @description What it is to read; left out it stays where it is. Not together with the mode `real`.
             */
            time?: string;
            mode?: components["schemas"]["ClockMode"];
        };
        /** @description How far the clock may go. */
        RunUntilIdleInput: {
            most?: components["schemas"]["Stretch"];
        };
        /**
         * @description `real` reads the time of the machine, `offset` runs with it but is set otherwise, `frozen` stands.
         * @enum {string}
         */
        ClockMode: "real" | "frozen" | "offset";
        /** @description The time of a sandbox. */
        Clock: {
            /**
             * Format: date-time
             * @description What the clock reads.
             */
            now: string;
            mode: components["schemas"]["ClockMode"];
            /** @description Milliseconds by which it is ahead of the machine. */
            offset: number;
        };
        /** @description The answer that tells the time. */
        ClockReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Clock"];
        };
        /** @description Something that came due. */
        Fired: {
            /**
             * Format: date-time
             * @description The moment at which it was due.
             */
            at: string;
            /** @description What happened, such as `meetingStarted`, `reservationExpired`, `tokenExpired`, `deliveryDue`, or the type of a scheduled event. */
            what: string;
            /** @description The booking that it is about. */
            bookingUid?: string;
            /** @description The reservation that expired. */
            reservationUid?: string;
            /** @description The delivery that is due. */
            deliveryId?: number;
            /** @description The credential that expired. */
            credential?: string;
            /** @description Number of the event that was scheduled, as it was told then. */
            eventId?: number;
            /** @description Name of the refusal where a scheduled event could not happen; nothing is changed then. */
            refusedBy?: string;
            /** @description Why it could not happen. */
            reason?: string;
        };
        /** @description The clock after a move, and what came due on the way. */
        ClockMove: {
            clock: components["schemas"]["Clock"];
            /** @description What came due, in the order of its moments. */
            fired: components["schemas"]["Fired"][];
        };
        /** @description The answer to a move of the clock. */
        ClockMoveReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["ClockMove"];
        };
        /** @description What a request must have. A part of an object is enough; a list is compared element by element, everything else must be equal. Whatever a journalled request shows can be named. */
        RequestFilter: {
            /** @description Name of the operation in the documents. */
            operationId?: string;
            /** @description The method in capitals. */
            method?: string;
            /** @description Path and query. */
            path?: string;
            /** @description Status of the answer. */
            status?: number;
            /** @description Name of the credential. */
            caller?: string;
            /** @description Name that `x-mock-test` gave. */
            test?: string;
            /** @description Name of the refusal. */
            refusedBy?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What to look for. */
        SearchRequestsInput: {
            filter?: components["schemas"]["RequestFilter"];
            /**
             * @description How many of the newest matches to return.
             * @default 100
             */
            take?: number;
        };
        /** @description What to wait for; a request that matches already counts. */
        WaitForRequestInput: {
            filter?: components["schemas"]["RequestFilter"];
            /**
             * @description Milliseconds to wait.
             * @default 5000
             */
            timeout?: number;
        };
        /** @description A hint for the client. */
        RequestNote: {
            /** @description The ledger entry behind it. */
            id?: string;
            /** @description What it says. */
            message: string;
        };
        /** @description What the version header asked for, and what answered. */
        RequestVersion: {
            /** @description The header as it came; absent without one. */
            asked?: string;
            /** @description The header's value that the answer belongs to, `older` for the form before it; absent where nothing could answer. */
            served?: string;
        };
        /** @description One place in which a request is none of those that the documents describe. */
        RequestViolation: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "method" | "path" | "headers" | "query" | "body";
            /** @description JSON pointer to the wrong place in the client's own names; empty for the part as a whole. */
            pointer: string;
            /** @description What was broken: the keyword of JSON Schema, else the name of the refusal. */
            rule: string;
            /** @description What would do. */
            expected: string;
            /** @description Entries of the ledger that say so, most specific first. */
            restsOn: string[];
        };
        /** @description One request of the API and its answer. */
        JournalledRequest: {
            /** @description Its number in the sandbox, from 1. */
            id: number;
            /**
             * Format: date-time
             * @description When it was answered.
             */
            at: string;
            /** @description The method. */
            method: string;
            /** @description Path and query, keys masked. */
            path: string;
            /** @description Name of the operation; absent where none was found. */
            operationId?: string;
            /** @description Parameters of the path. */
            params?: {
                [key: string]: unknown;
            };
            /** @description Parameters of the query. */
            query?: {
                [key: string]: unknown;
            };
            /** @description What the client sent, parsed; absent where nothing can be read. */
            body?: unknown;
            /** @description Status of the answer. */
            status: number;
            /** @description The body of the answer as it was sent. */
            reply?: unknown;
            /** @description How much of it there is to keep: characters of path and reply, and bytes of the body. */
            size?: number;
            /** @description How long the answer took. */
            milliseconds?: number;
            /** @description Name of the credential; absent for anonymous callers. */
            caller?: string;
            /**
             * @description The generation that answered.
             * @enum {string}
             */
            generation?: "current" | "older";
            version?: components["schemas"]["RequestVersion"];
            /** @description Where the request left the contract; empty for a proper one. */
            violations: components["schemas"]["RequestViolation"][];
            /** @description Decisions that turned the answer, most specific first. */
            restsOn: string[];
            /** @description What the client should heed. */
            warnings: components["schemas"]["RequestNote"][];
            /** @description Name of the refusal; absent for a success. */
            refusedBy?: string;
            /** @description Why these hosts, where some were chosen. */
            why?: {
                [key: string]: unknown;
            };
            /** @description Number of the fault that it met. */
            fault?: number;
            /**
             * @description Answered from the document of the overlay.
             * @constant
             */
            synthetic?: true;
            /** @description The operation of that document: its operationId, or method and path. */
            overlayOperation?: string;
            /** @description Name of the test that asked, from `x-mock-test`. */
            test?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The answer that tells of a request. */
        RequestReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["JournalledRequest"];
        };
        /** @description The answer that tells of requests. */
        RequestListReply: {
            /** @constant */
            status: "success";
            /** @description The requests, the oldest first. */
            data: components["schemas"]["JournalledRequest"][];
        };
        /** @description A request that nearly matches. */
        NearMiss: {
            request: components["schemas"]["JournalledRequest"];
            /** @description What differs, in words. */
            differences: string[];
        };
        /** @description What was found. */
        RequestSearch: {
            /** @description The requests that match, the oldest first. */
            matches: components["schemas"]["JournalledRequest"][];
            /** @description Where nothing matches, the requests that come nearest, the nearest first. */
            nearest: components["schemas"]["NearMiss"][];
        };
        /** @description The answer to a search. */
        RequestSearchReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["RequestSearch"];
        };
        /**
         * @description `pending` is about to be sent, `waiting` will be tried again, `delivered` was taken with a status of 2xx, `failed` was given up, `refused` has a target to which nothing is delivered, `dropped` was lost on purpose.
         * @enum {string}
         */
        DeliveryState: "pending" | "waiting" | "delivered" | "failed" | "refused" | "dropped";
        /** @description What a delivery must have. A part of an object is enough; a list is compared element by element, everything else must be equal. Whatever a delivery shows can be named, its payload too. */
        DeliveryFilter: {
            trigger?: components["schemas"]["WebhookTrigger"];
            state?: components["schemas"]["DeliveryState"];
            /** @description Number of the webhook. */
            webhookId?: number;
            /** @description The booking that it is about. */
            bookingUid?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What to wait for; a delivery that matches already counts. */
        WaitForDeliveryInput: {
            filter?: components["schemas"]["DeliveryFilter"];
            /**
             * @description Milliseconds to wait.
             * @default 5000
             */
            timeout?: number;
        };
        /** @description One try to deliver. */
        Attempt: {
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /** @description Status that the receiver answered. */
            status?: number;
            /** @description What kept it from an answer. */
            error?: string;
            /** @description How long it took. */
            milliseconds: number;
            /** @description Beginning of what the receiver answered. */
            response?: string;
        };
        /** @description One event on its way to one receiver. */
        Delivery: {
            /** @description Number of the delivery. */
            id: number;
            trigger: components["schemas"]["WebhookTrigger"];
            /** @description Number of the webhook. */
            webhookId: number;
            /** @description The booking that it is about. */
            bookingUid: string | null;
            /** @description Where it goes. */
            url: string;
            /**
             * Format: date-time
             * @description The moment of the event.
             */
            createdAt: string;
            /** @description Headers that every attempt sends. */
            headers: {
                [key: string]: string;
            };
            /** @description Text that every attempt sends. */
            body: string;
            /** @description The body as a value where it is JSON. */
            payload?: unknown;
            state: components["schemas"]["DeliveryState"];
            /** @description Why it is in this state. */
            reason?: string;
            /** @description The tries so far, the first one first. */
            attempts: components["schemas"]["Attempt"][];
            /** @description Decisions behind it. */
            restsOn: string[];
        };
        /** @description The answer that tells of a delivery. */
        DeliveryReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Delivery"];
        };
        /** @description The answer that tells of deliveries. */
        DeliveryListReply: {
            /** @constant */
            status: "success";
            /** @description The deliveries, the oldest first. */
            data: components["schemas"]["Delivery"][];
        };
        /** @description A trouble for the next deliveries that fit. */
        Disturbance: {
            /**
             * @description `duplicate` sends the same bytes twice, `drop` never sends, `delay` sends later by the mock's clock, `holdBack` sends after the next delivery of that webhook.
             * @enum {string}
             */
            do: "duplicate" | "drop" | "delay" | "holdBack";
            trigger?: components["schemas"]["WebhookTrigger"];
            /** @description Only deliveries of this webhook. */
            webhookId?: number;
            /** @description Only deliveries about this booking. */
            bookingUid?: string;
            /**
             * @description How many deliveries it meets.
             * @default 1
             */
            times?: number;
            by?: components["schemas"]["Stretch"];
        };
        /** @description The answer that tells of a disturbance. */
        DisturbanceReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Disturbance"];
        };
        /** @description The answer that tells of the disturbances to come. */
        DisturbanceListReply: {
            /** @constant */
            status: "success";
            /** @description The disturbances in their order. */
            data: components["schemas"]["Disturbance"][];
        };
        /** @description How often and when a failed delivery is tried again; waits are counted on the mock's clock. */
        RetryPolicy: {
            /** @description How often it is tried in all; 1 means no retry. */
            attempts: number;
            after?: components["schemas"]["Stretch"];
            /** @description What each wait is multiplied by for the next one; 2 where left out. */
            factor?: number;
            upTo?: components["schemas"]["Stretch"];
        };
        /** @description The answer that tells the retry policy. */
        RetryPolicyReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["RetryPolicy"];
        };
        /** @description How long to wait. */
        SettleInput: {
            /**
             * @description Milliseconds to wait.
             * @default 5000
             */
            timeout?: number;
        };
        /** @description Nothing that is due now waits or is on its way. */
        Settled: {
            /** @description Numbers of the deliveries that failed or were refused. */
            deadLetters: number[];
        };
        /** @description The answer once everything due is delivered. */
        SettledReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Settled"];
        };
        /** @description Which answers of the API are to fail, and how. What is left out of the aim does not matter; without any of it, every request meets the fault. */
        FaultInput: {
            /** @description Only answers of this operation. */
            operationId?: string;
            /** @description Only answers to this credential; `anonymous` for callers without credentials. */
            caller?: string;
            /** @description The first request that meets it, among those it is aimed at, counted from 1; `times` is 1 then, unless it says more. */
            nth?: number;
            /** @description How many answers meet it; left out every one does. */
            times?: number;
            /** @description How likely it meets a request that it is aimed at; drawn from the seed. */
            chance?: number;
            /** @description Seed of chance and jitter, in place of the one of the mock. */
            seed?: number;
            /** @description Status in place of the answer, in the error form of the service. */
            status?: number;
            /** @description Name of a refusal in place of the answer, such as `booking.host_busy`. */
            refuse?: string;
            /**
             * @description Answers as to a caller over the rate limit.
             * @constant
             */
            rateLimited?: true;
            /**
             * @description Answers as to an expired token.
             * @constant
             */
            expiredToken?: true;
            /** @description Milliseconds by which the answer is late. */
            latency?: number;
            /** @description Milliseconds by which the latency may be more. */
            jitter?: number;
            /**
             * @description `reset` ends the connection without an answer, `truncate` in the middle of the body; `malformed` sends a body that is no JSON.
             * @enum {string}
             */
            connection?: "reset" | "truncate" | "malformed";
            /** @description Milliseconds over which the body is spread. */
            slowBody?: number;
            /**
             * @description With `status` and `connection: reset`: whether the operation has no effect, or takes effect and its answer is lost; `before` where it is left out.
             * @enum {string}
             */
            when?: "before" | "after";
        };
        /** @description A fault that waits for requests. */
        Fault: {
            /** @description Number of the fault, as `x-mock-fault` on the answers that it met tells it. */
            id: number;
            /** @description How many answers met it so far. */
            met: number;
            /** @description Only answers of this operation. */
            operationId?: string;
            /** @description Only answers to this credential; `anonymous` for callers without credentials. */
            caller?: string;
            /** @description The first request that meets it, among those it is aimed at, counted from 1; `times` is 1 then, unless it says more. */
            nth?: number;
            /** @description How many answers meet it; left out every one does. */
            times?: number;
            /** @description How likely it meets a request that it is aimed at; drawn from the seed. */
            chance?: number;
            /** @description Seed of chance and jitter, in place of the one of the mock. */
            seed?: number;
            /** @description Status in place of the answer, in the error form of the service. */
            status?: number;
            /** @description Name of a refusal in place of the answer, such as `booking.host_busy`. */
            refuse?: string;
            /**
             * @description Answers as to a caller over the rate limit.
             * @constant
             */
            rateLimited?: true;
            /**
             * @description Answers as to an expired token.
             * @constant
             */
            expiredToken?: true;
            /** @description Milliseconds by which the answer is late. */
            latency?: number;
            /** @description Milliseconds by which the latency may be more. */
            jitter?: number;
            /**
             * @description `reset` ends the connection without an answer, `truncate` in the middle of the body; `malformed` sends a body that is no JSON.
             * @enum {string}
             */
            connection?: "reset" | "truncate" | "malformed";
            /** @description Milliseconds over which the body is spread. */
            slowBody?: number;
            /**
             * @description With `status` and `connection: reset`: whether the operation has no effect, or takes effect and its answer is lost; `before` where it is left out.
             * @enum {string}
             */
            when?: "before" | "after";
        };
        /** @description The answer that tells of a fault. */
        FaultReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["Fault"];
        };
        /** @description The answer that tells of all faults. */
        FaultListReply: {
            /** @constant */
            status: "success";
            /** @description The faults in the order in which they were set. */
            data: components["schemas"]["Fault"][];
        };
        /** @description Something that happens outside the API, named by its type. */
        OutsideEvent: {
            /**
             * @description The payment of a booking begins.
             * @constant
             */
            type: "paymentInitiated";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description A booking is paid.
             * @constant
             */
            type: "paymentCompleted";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description A recording of the meeting can be had.
             * @constant
             */
            type: "recordingReady";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: http-url
             * @description Where to get it; left out the mock makes one.
             */
            downloadLink?: string;
            /** @description Its length in seconds; left out that of the meeting. */
            duration?: number;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description What was said can be read.
             * @constant
             */
            type: "transcriptionReady";
            /** @description The booking. */
            bookingUid: string;
            /** @description Where to get the text in which format; left out the mock makes a link. */
            transcription?: {
                /** @description Such as `txt` or `vtt`. */
                format: string;
                /**
                 * Format: http-url
                 * @description Where to get it.
                 */
                link: string;
            }[];
            /**
             * Format: http-url
             * @description Where to get the recording; left out that of the latest one, else a link of the mock.
             */
            recording?: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description No host came to the meeting.
             * @constant
             */
            type: "hostNoShow";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description No guest came to the meeting.
             * @constant
             */
            type: "guestNoShow";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description The meeting began.
             * @constant
             */
            type: "meetingStarted";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description The meeting is over.
             * @constant
             */
            type: "meetingEnded";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description A host confirms a booking in the web application.
             * @constant
             */
            type: "bookingConfirmed";
            /** @description The booking. */
            bookingUid: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description Somebody filled in a form.
             * @constant
             */
            type: "formSubmitted";
            /** @description Identifier of the form. */
            formId: string;
            /** @description What the form is called. */
            formName: string;
            /** @description The team that the form belongs to. */
            teamId?: number;
            /** @description Owner of the form; left out the first member of the team or the first user. */
            userId?: number;
            /** @description What was answered, by field. */
            responses: {
                [key: string]: {
                    /** @description How the field is called; left out its name. */
                    label?: string;
                    /** @description What was answered. */
                    value: unknown;
                };
            };
            /** @description The event type that the form led to; left out it led to none. */
            eventTypeId?: number;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description Somebody will be away.
             * @constant
             */
            type: "outOfOffice";
            /** @description Who. */
            userId: number;
            /**
             * Format: iso-8601
             * @description From when; a date is its midnight in UTC.
             */
            start: string;
            /**
             * Format: iso-8601
             * @description Until when; a date is its midnight in UTC.
             */
            end: string;
            /** @description What he says of it. */
            notes?: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description Somebody connects an app to his account.
             * @constant
             */
            type: "appConnected";
            /** @description Who. */
            userId: number;
            /** @description Which app, such as `zoom`. */
            app: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description The credentials of an organization cannot act for a user.
             * @constant
             */
            type: "delegationCredentialError";
            /** @description For whom. */
            userId: number;
            /** @description What went wrong; left out the mock says so itself. */
            error?: {
                /** @description Kind of the error. */
                type: string;
                /** @description What it says. */
                message: string;
            };
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description Somebody proves that an address is his.
             * @constant
             */
            type: "emailVerified";
            /** @description Who. */
            userId: number;
            /**
             * Format: email
             * @description One of his addresses; left out the one that waits to become his, else the account's own.
             */
            email?: string;
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        } | {
            /**
             * @description Somebody becomes a member of a team or organization; one of the two is named.
             * @constant
             */
            type: "memberJoined";
            /** @description Who. */
            userId: number;
            /** @description Number of the team. */
            teamId?: number;
            /** @description Number of the organization. */
            organizationId?: number;
            /**
             * @description As what; left out that of his invitation, else `MEMBER`.
             * @enum {string}
             */
            role?: "OWNER" | "ADMIN" | "MEMBER";
            /**
             * Format: iso-8601
             * @description When it is to happen on the mock's clock; left out it happens at once.
             */
            at?: string;
        };
        /** @description What the event brought about. */
        EventOutcome: {
            /** @description Type of the event. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened or is to happen.
             */
            at: string;
            /** @description Whether it is still to happen. */
            isScheduled: boolean;
            /** @description Of a scheduled event its number, which the clock repeats when it fires. */
            eventId?: number;
            /** @description What subscribers were told of, in the order of telling. */
            happened: {
                trigger: components["schemas"]["WebhookTrigger"];
                /** @description The booking that it is about. */
                bookingUid: string | null;
            }[];
            /** @description Numbers of the deliveries that it put on their way. */
            deliveries: number[];
        };
        /** @description An event that is still to happen. */
        WaitingEvent: {
            /** @description Its number, which the clock repeats when it fires. */
            eventId: number;
            /**
             * Format: date-time
             * @description When it is to happen.
             */
            at: string;
            /** @description What is to happen, as it was told. */
            event: {
                [key: string]: unknown;
            };
        };
        /** @description The answer that tells of an event that is, or was, still to happen. */
        WaitingEventReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["WaitingEvent"];
        };
        /** @description The answer that tells of events that are still to happen. */
        WaitingEventListReply: {
            /** @constant */
            status: "success";
            /** @description The events, in the order in which they will happen. */
            data: components["schemas"]["WaitingEvent"][];
        };
        /** @description The answer that tells what an event brought about. */
        EventOutcomeReply: {
            /** @constant */
            status: "success";
            data: components["schemas"]["EventOutcome"];
        };
    };
    responses: {
        /** @description The mock itself failed; its log says why. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The mock has a control token, and the request lacks it or presents another one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The mock has no control token, and the request is not of this machine by its address, host or origin. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of the mock does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request has a wrong form, or names what is not described; the message says what would do. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 1 MiB, or a state larger than 64 MiB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What was waited for did not happen in time; the message says what came nearest. */
        TimedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Name of the sandbox.
         * @example worker-3
         */
        sandboxName: string;
        /**
         * @description Name of the snapshot.
         * @example before-checkout
         */
        snapshotName: string;
        /**
         * @description How many of the newest to return; the oldest of them comes first.
         * @example 20
         */
        take: number;
        /**
         * @description Number of the delivery.
         * @example 700001
         */
        deliveryId: number;
        /**
         * @description Number of the fault.
         * @example 1
         */
        faultId: number;
        /**
         * @description Number of the event.
         * @example 900001
         */
        eventId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mock answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock as it was at the start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    listSandboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the sandbox.
                 * @example worker-3
                 */
                name: components["parameters"]["sandboxName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandbox as it was last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failed"];
        };
    };
    listLedger: {
        parameters: {
            query?: {
                /**
                 * @description Id of an entry.
                 * @example BK-60
                 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How to call it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeSnapshotInput"];
            };
        };
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before-checkout
                 */
                name: components["parameters"]["snapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot that is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before-checkout
                 */
                name: components["parameters"]["snapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock as it was when the snapshot was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    exportState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    importState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is to be there. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStateInput"];
            };
        };
        responses: {
            /** @description What runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What it is to read. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClockInput"];
            };
        };
        responses: {
            /** @description The clock, and what came due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockMoveReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description By how much. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Stretch"];
            };
        };
        responses: {
            /** @description The clock, and what came due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockMoveReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    runUntilIdle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How far it may go. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunUntilIdleInput"];
            };
        };
        responses: {
            /** @description The clock, and what came due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockMoveReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only requests of this operation.
                 * @example createBooking
                 */
                operationId?: string;
                /**
                 * @description Only requests that were answered with this status.
                 * @example 201
                 */
                status?: number;
                /**
                 * @description Only requests with this credential.
                 * @example owner
                 */
                caller?: string;
                /**
                 * @description Only requests of this test.
                 * @example checkout refuses late bookings
                 */
                test?: string;
                /**
                 * @description Only requests whose path, without its query, is this.
                 * @example /v2/bookings
                 */
                path?: string;
                /**
                 * @description Only requests that this refusal turned away.
                 * @example booking.unknown
                 */
                refusedBy?: string;
                /**
                 * @description How many of the newest to return; the oldest of them comes first.
                 * @example 20
                 */
                take?: components["parameters"]["take"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    searchRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to look for. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequestsInput"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestSearchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    waitForRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to wait for. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WaitForRequestInput"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries of this event.
                 * @example BOOKING_CREATED
                 */
                trigger?: components["schemas"]["WebhookTrigger"];
                /**
                 * @description Only deliveries in this state.
                 * @example delivered
                 */
                state?: components["schemas"]["DeliveryState"];
                /**
                 * @description Only deliveries of this webhook.
                 * @example 300001
                 */
                webhookId?: number;
                /**
                 * @description Only deliveries about this booking.
                 * @example 5pQmYc7uXhGf2TzRkNwB4e
                 */
                bookingUid?: string;
                /**
                 * @description How many of the newest to return; the oldest of them comes first.
                 * @example 20
                 */
                take?: components["parameters"]["take"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    waitForDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to wait for. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WaitForDeliveryInput"];
            };
        };
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    setRetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How often and when. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryPolicy"];
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryPolicyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    listDisturbances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The disturbances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisturbanceListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    addDisturbance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is to happen to which. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Disturbance"];
            };
        };
        responses: {
            /** @description The disturbance. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisturbanceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    clearDisturbances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 700001
                 */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the delivery.
                 * @example 700001
                 */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery with its last attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    settle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How long to wait. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettleInput"];
            };
        };
        responses: {
            /** @description Everything due is delivered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TimedOut"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which answers, and how. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultInput"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the fault.
                 * @example 1
                 */
                faultId: components["parameters"]["faultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault as it was last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingEventListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failed"];
        };
    };
    raiseEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What happens. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutsideEvent"];
            };
        };
        responses: {
            /** @description What it brought about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventOutcomeReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            default: components["responses"]["Failed"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the event.
                 * @example 900001
                 */
                eventId: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event as it waited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingEventReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
}
