import type { ReactNode } from 'react'
import type { FeedHrefs } from '@/lib/shared/listing/feed-hrefs'

type Props = {
  readonly feeds: FeedHrefs | null
  /** What this browser can keep; nothing without script. */
  readonly keep?: ReactNode
}

/** Told of what is new without an account: feeds for programs, and the browser's own memory. */
export function FollowSearch({ feeds, keep }: Props) {
  if (feeds === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 text-sm text-ink-soft print:hidden">
      <p className="flex min-h-target flex-wrap items-center gap-x-2">
        Follow this search:
        <a href={feeds.atom} type="application/atom+xml" rel="nofollow" className="text-link">
          Atom
        </a>
        <span aria-hidden="true">·</span>
        <a href={feeds.json} type="application/feed+json" rel="nofollow" className="text-link">
          JSON
        </a>
      </p>
      {/* Script draws it, so its height is reserved. */}
      {keep && (
        <div className="flex min-h-target flex-wrap items-center gap-x-4 noscript:hidden">
          {keep}
        </div>
      )}
    </div>
  )
}
