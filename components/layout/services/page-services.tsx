import { useEffect } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'
import { claimReload, isChunkFailure, isScriptFailure } from '@/lib/browser/page/chunk-failure'
import { getPendingHref, recordPendingNavigation } from '@/lib/browser/page/clicks'
import { loadDeferredServices } from './load-deferred-services'

const loadServices = () => loadDeferredServices().then(({ DeferredServices }) => DeferredServices)

/** Starts the services of the page once, in the root layout; all that can wait loads as a separate script. */
export function PageServices() {
  const { value: LateServices } = useLazy(loadServices, 'The services of the page are missing.')
  return (
    <>
      <ChunkReload />
      {LateServices && <LateServices />}
    </>
  )
}

/** Reloads the page, or the page that was clicked, once if a script is missing after a deploy, never in a loop (spec §2, promise F12). */
export function ChunkReload() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const reload = (isFailure: boolean) => {
      if (!isFailure || !claimReload(Date.now())) return
      const clicked = getPendingHref(performance.now())
      if (clicked === null) window.location.reload()
      else window.location.assign(clicked)
    }
    // Before the link's own handler prevents the default.
    window.addEventListener('click', recordPendingNavigation, { capture: true, signal })
    // Errors of elements do not bubble.
    window.addEventListener('error', (event) => reload(isScriptFailure(event)), {
      capture: true,
      signal,
    })
    window.addEventListener('unhandledrejection', ({ reason }) => reload(isChunkFailure(reason)), {
      signal,
    })
    return () => listening.abort()
  }, [])

  return null
}
