import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request and its answer, on their way through the door (decision 021). */
export type Exchange = {
  /** A random UUID: `x-request-id` of the answer, of its line in the log, and of what the API logs. */
  readonly id: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The visitor's address: the peer's, or what a trusted proxy names. */
  readonly client: string
  /** As it came, until `refuseSpellings` has seen it. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** True when it has answered, or will: then no later step sees the request. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>
