import { useEffect } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { loadKhmerNames } from '@/lib/browser/khmer-names/load-khmer-names'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'

/** Loads Khmer names when filters first become visible: at once on wide screens, otherwise when they are opened. */
export function KhmerNamesLoader() {
  const address = useAddress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another look
  useEffect(() => {
    const look = () => {
      const isWide = window.matchMedia('(min-width: 1200px)').matches
      const seen = isWide ? '.filter-panel' : '.filter-panel[open]'
      if (document.querySelector(seen) !== null) void loadKhmerNames()
    }
    const callOff = runWhenIdle(look)
    const listening = new AbortController()
    document.addEventListener('toggle', look, { capture: true, signal: listening.signal })
    return () => {
      callOff()
      listening.abort()
    }
  }, [address])

  return null
}
