import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { type Address, getAddress } from '@/lib/browser/page/address'
import { isOtherPage } from '@/lib/browser/page/is-other-page'
import { shouldScrollToTop } from '@/lib/browser/page/scroll-to-top'
import { smoothScrollToTop } from '@/lib/browser/page/smooth-scroll'

/** Scrolls to the top, smoothly in another area (spec §2). Back and forward keep their position; a hash leads to its section. */
export function ScrollToTop() {
  const address = useAddress()
  const last = useRef<Address | null>(null)
  const lastTop = useRef(0)
  const isTraversal = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onTraversal = () => {
      const { href, origin } = window.location
      isTraversal.current = isOtherPage(new URL(href), getAddress(), origin)
    }
    const onScroll = () => {
      lastTop.current = window.scrollY
    }
    window.addEventListener('popstate', onTraversal, { signal })
    window.addEventListener('scroll', onScroll, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    if (address === null) return
    const { hash } = window.location
    const isWanted = !isTraversal.current && shouldScrollToTop(last.current, address, hash)
    last.current = address
    isTraversal.current = false
    if (isWanted && !hasTarget(hash)) smoothScrollToTop(lastTop.current)
  }, [address])

  return null
}

function hasTarget(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
