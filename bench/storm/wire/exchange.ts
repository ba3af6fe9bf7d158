import type { IncomingHttpHeaders } from 'node:http'

/** How a visitor sends: at once, drop by drop, or gone before the answer. */
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

/** What became of a request. */
export type Exchange = {
  readonly question: Question
  /** Null when none came. */
  readonly answer: Answer | null
  /** Why none came, in the words of Node. */
  readonly failure: string
  /** ms since 1970 */
  readonly from: number
  readonly to: number
}
