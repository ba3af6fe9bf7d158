import { useEffect } from 'react'
import { getAddress } from '@/lib/browser/page/address'
import { glideToPart } from '@/lib/browser/page/glide'
import { isElsewhere } from '@/lib/browser/page/is-elsewhere'
import { clickTarget } from '@/lib/browser/page/navigation-target'

/** Smoothly, where a link leads to a part of the page it stands on. */
export function SmoothHashScroll() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = clickTarget(event)
      const { origin } = window.location
      if (target === null || target.hash === '' || target.origin !== origin) return
      if (!isElsewhere(target, getAddress(), origin)) glideToPart()
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [])

  return null
}
