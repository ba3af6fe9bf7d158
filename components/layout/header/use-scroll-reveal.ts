import { type RefObject, useEffect, useState } from 'react'
import { nextReveal, type Reveal } from '@/lib/browser/page/scroll-reveal'

const AT_TOP: Reveal = { at: 0, isHidden: false }

/** Focus within the header always brings it back. */
export function useScrollReveal(header: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (element === null) return
    let reveal: Reveal | null = null
    // Asked for now, it would lay out the page within React's own work.
    const frame = window.requestAnimationFrame(() => {
      reveal ??= { at: window.scrollY, isHidden: false }
    })
    const onScroll = () => {
      if (element.contains(document.activeElement)) return
      reveal = nextReveal(reveal ?? AT_TOP, window.scrollY, element.offsetHeight)
      setHidden(reveal.isHidden)
    }
    const show = () => setHidden(false)
    window.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', show)
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', show)
    }
  }, [header])

  return isHidden
}
