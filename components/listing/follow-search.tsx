'use client'

import { useEffect, useState } from 'react'
import { LazyFollowSearch } from '@/components/searches/lazy-follow-search'
import { Link } from '@/components/ui/link'
import type { Search } from '@/lib/browser/searches/merge-searches'
import type { FeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import { alertRoutes } from '@/lib/shared/search-alerts/alert-routes'

type Props = {
  readonly feeds: FeedHrefs | null
  /** Search to save; null if such a search cannot be saved. */
  readonly search: Search | null
}

/** Offers alerts and feeds for a search. A client component, because addresses are smaller than elements. */
export function FollowSearch({ feeds, search }: Props) {
  const [place, isNear] = useNearViewport()
  if (feeds === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 text-sm text-ink-soft print:hidden">
      <p className="flex min-h-target flex-wrap items-center gap-x-2">
        Updates:
        {search && (
          <>
            <Link
              href={alertRoutes.of(search.area, search.search)}
              rel="nofollow"
              className="text-link"
            >
              e-mail
            </Link>
            <span aria-hidden="true">·</span>
          </>
        )}
        <a href={feeds.atom} rel="nofollow" className="text-link">
          Atom feed
        </a>
        <span aria-hidden="true">·</span>
        <a href={feeds.json} rel="nofollow" className="text-link">
          JSON feed
        </a>
      </p>
      {/* It is below twenty rows, so its script loads when it comes near. Its height is reserved. */}
      {search && (
        <div ref={place} className="min-h-64 w-full noscript:hidden sm:min-h-48">
          {isNear && <LazyFollowSearch {...search} />}
        </div>
      )}
    </div>
  )
}

/** Returns a ref, and whether its element has ever been within one screen of the viewport. */
export function useNearViewport(): readonly [(element: Element | null) => void, boolean] {
  const [place, setPlace] = useState<Element | null>(null)
  const [wasNear, setWasNear] = useState(false)

  useEffect(() => {
    if (place === null || wasNear) return
    if (!('IntersectionObserver' in window)) return setWasNear(true)
    const watch = new IntersectionObserver(
      (entries) => setWasNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [place, wasNear])

  return [setPlace, wasNear]
}
