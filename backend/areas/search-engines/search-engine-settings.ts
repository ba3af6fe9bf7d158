/** Null parts are disabled (decision 035). */
export type SearchEngineSettings = {
  readonly indexNow: IndexNowSettings | null
  readonly google: GoogleIndexingSettings | null
}

export type IndexNowSettings = {
  readonly key: string
  /** Endpoint that takes changes. */
  readonly url: string
}

export type GoogleIndexingSettings = {
  /** Path of the service account's key file from the console. */
  readonly credentials: string
  /** Endpoint that takes changes. */
  readonly url: string
  /** Maximum of pages sent in a day. */
  readonly perDay: number
}
