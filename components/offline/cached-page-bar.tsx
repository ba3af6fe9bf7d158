import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { type CachedPageInfo, getCachedPageInfo } from '@/lib/browser/offline/cached-page-info'
import { isFreshCopyMessage } from '@/lib/browser/offline/worker-messages'
import { formatMoment } from '@/lib/shared/format/moment'

type Update = 'none' | 'online' | 'fresh'

const REASONS = {
  offline: 'You are offline.',
  slow: 'The connection is slow. A newer copy is loading.',
} as const satisfies Record<CachedPageInfo['reason'], string>

const UPDATES = {
  online: 'You are online again.',
  fresh: 'A newer copy is ready.',
} as const

/** Tells above a cached page when and why it was stored, and offers a newer copy. Nothing reloads by itself while somebody reads. */
export function CachedPageBar({ path }: { readonly path: string }) {
  const [news, setNews] = useState<Update>('none')
  const mark = getCachedPageInfo(path)
  const isCached = mark !== null

  useEffect(() => {
    if (!isCached) return
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('online', () => setNews('online'), { signal })
    navigator.serviceWorker?.addEventListener(
      'message',
      ({ data }) => isFreshCopyMessage(data) && setNews('fresh'),
      { signal },
    )
    return () => listening.abort()
  }, [isCached])

  if (mark === null) return null
  // Last in the body, where nothing has to be hydrated around it; CSS moves it to the top.
  return (
    <div className="cached-page-bar">
      <div className="mx-auto flex min-h-target max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-6">
        <p role="status" className="text-sm">
          Stored on {formatMoment(mark.at)}.{' '}
          {news === 'none' ? REASONS[mark.reason] : UPDATES[news]}
        </p>
        {news !== 'none' && (
          // biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page itself
          <a href="" className={buttonClass('secondary')}>
            Show the newer copy
          </a>
        )}
      </div>
    </div>
  )
}
