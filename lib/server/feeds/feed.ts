/** What readers of feeds are sent, in either format (RFC 4287, JSON Feed 1.1). Addresses are absolute, moments ISO 8601 in UTC. */
export type SearchFeed = {
  readonly title: string
  /** The one spelling of its own address. */
  readonly selfUrl: string
  /** The page it stands beside. */
  readonly pageUrl: string
  readonly siteName: string
  /** When something in it last changed. */
  readonly updatedAt: string
  readonly entries: readonly FeedEntry[]
}

export type FeedEntry = {
  /** Never changes, whatever the title becomes. */
  readonly id: string
  readonly url: string
  readonly title: string
  /** Plain text. */
  readonly summary: string
  /** Who offers, gives or wrote it; null where that is us. */
  readonly author: string | null
  readonly language: 'en' | 'km'
  /** Null: it has always been there. */
  readonly publishedAt: string | null
  readonly updatedAt: string
  readonly tags: readonly string[]
}

/** What a reader may be sent at once (decision 026). */
export const MOST_ENTRIES = 50
