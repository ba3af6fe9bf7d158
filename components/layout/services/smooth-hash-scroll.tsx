import { useEffect } from 'react'
import { getAddress } from '@/lib/browser/page/address'
import { isOtherPage } from '@/lib/browser/page/is-other-page'
import { clickTarget } from '@/lib/browser/page/navigation-target'
import { smoothScrollToAnchor } from '@/lib/browser/page/smooth-scroll'

/** Scrolls smoothly if a link leads to a section of the current page. */
export function SmoothHashScroll() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = clickTarget(event)
      const { origin } = window.location
      if (target === null || target.hash === '' || target.origin !== origin) return
      if (!isOtherPage(target, getAddress(), origin)) smoothScrollToAnchor()
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [])

  return null
}
