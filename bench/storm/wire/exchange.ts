import type { IncomingHttpHeaders } from 'node:http'

/** How a request is sent: at once, slowly, or aborted before the response. */
export type Manner = 'whole' | 'slow' | 'gone'

export type Question = {
  readonly method: string
  /** Path and query on our own origin. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly manner: Manner
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** The outcome of a request. */
export type Exchange = {
  readonly question: Question
  /** Null without a response. */
  readonly answer: Answer | null
  /** Why there was none, as reported by Node. */
  readonly failure: string
  /** ms since 1970 */
  readonly from: number
  readonly to: number
}
