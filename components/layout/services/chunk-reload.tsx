import { useEffect } from 'react'
import { isChunkFailure, isScriptFailure, takeReload } from '@/lib/browser/page/chunk-failure'

/** A script missing after a deploy causes one full reload, never a loop (spec §2, promise F12). */
export function ChunkReload() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const reload = (isFailure: boolean) => {
      if (isFailure && takeReload(Date.now())) window.location.reload()
    }
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
