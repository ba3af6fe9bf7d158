import { useEffect, useRef } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { type Address, getAddress } from '@/lib/browser/page/address'
import { isElsewhere } from '@/lib/browser/page/is-elsewhere'
import { leadsToTop } from '@/lib/browser/page/scroll-rule'

/** Smoothly (spec §2). Back and forward keep their place; a hash that names a part of the new page leads there. */
export function ScrollToTop() {
  const address = useAddress()
  const last = useRef<Address | null>(null)
  const isTraversal = useRef(false)

  useEffect(() => {
    const onTraversal = () => {
      const { href, origin } = window.location
      isTraversal.current = isElsewhere(new URL(href), getAddress(), origin)
    }
    window.addEventListener('popstate', onTraversal)
    return () => window.removeEventListener('popstate', onTraversal)
  }, [])

  useEffect(() => {
    if (address === null) return
    const { hash } = window.location
    const isWanted = !isTraversal.current && leadsToTop(last.current, address, hash)
    last.current = address
    isTraversal.current = false
    if (!isWanted || hasTarget(hash)) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  }, [address])

  return null
}

function hasTarget(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) !== null
}
