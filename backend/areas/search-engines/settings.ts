/** Null parts are off (decision 035). */
export type SearchEngineSettings = {
  readonly indexNow: IndexNowSettings | null
  readonly google: GoogleIndexingSettings | null
}

export type IndexNowSettings = {
  readonly key: string
  /** Takes what changed. */
  readonly url: string
}

export type GoogleIndexingSettings = {
  /** Path of the service account's key, as the console gives it. */
  readonly credentials: string
  /** Takes what changed. */
  readonly url: string
  /** Pages of which it may be told in a day. */
  readonly perDay: number
}
