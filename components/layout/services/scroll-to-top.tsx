import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { type Address, getAddress } from '@/lib/browser/page/address'
import { glideToTop } from '@/lib/browser/page/glide'
import { isElsewhere } from '@/lib/browser/page/is-elsewhere'
import { leadsToTop } from '@/lib/browser/page/scroll-rule'

/** Smoothly into another area (spec §2), at once elsewhere. Back and forward keep their place; a hash leads to its part. */
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
      isTraversal.current = isElsewhere(new URL(href), getAddress(), origin)
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
    const isWanted = !isTraversal.current && leadsToTop(last.current, address, hash)
    last.current = address
    isTraversal.current = false
    if (isWanted && !hasTarget(hash)) glideToTop(lastTop.current)
  }, [address])

  return null
}

function hasTarget(hash: string): boolean {
  return document.getElementById(hash.slice(1)) !== null
}
