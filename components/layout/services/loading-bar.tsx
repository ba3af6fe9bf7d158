import { useEffect } from 'react'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { clickTarget } from '@/lib/browser/page/clicks'
import { finishLoading, startLoading, submitTarget } from '@/lib/browser/page/loading-bar'
import { isOtherPage } from '@/lib/browser/page/page-change'
import { getPageUrl } from '@/lib/browser/page/page-url'
import { logFailure } from '@/lib/shared/log-failure'

export function LoadingBar() {
  const address = usePageUrl()

  useEffect(() => {
    if (address !== null) finishLoading()
  }, [address])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('click', (event) => start(clickTarget(event)), { signal })
    window.addEventListener('submit', (event) => start(submitTarget(event)), { signal })
    window.addEventListener('popstate', () => start(new URL(window.location.href)), { signal })
    // A page restored from memory still shows the bar it was left with.
    window.addEventListener('pageshow', finishLoading, { signal })
    return () => listening.abort()
  }, [])

  return null
}

function start(target: URL | null): void {
  if (target === null || !isOtherPage(target, getPageUrl(), window.location.origin)) return
  startLoading().catch((cause: unknown) => logFailure('The loading bar is not shown.', cause))
}
