import { type RefObject, useEffect, useState } from 'react'
import { nextReveal } from '@/lib/browser/page/scroll-reveal'

/** Focus within the header always brings it back. */
export function useScrollReveal(header: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (element === null) return
    let reveal = { at: window.scrollY, isHidden: false }
    const onScroll = () => {
      if (element.contains(document.activeElement)) return
      reveal = nextReveal(reveal, window.scrollY, element.offsetHeight)
      setHidden(reveal.isHidden)
    }
    const show = () => setHidden(false)
    window.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', show)
    }
  }, [header])

  return isHidden
}
