import { type RefObject, useEffect, useState } from 'react'
import { nextReveal, type Reveal } from '@/lib/browser/page/scroll-reveal'

const AT_TOP: Reveal = { at: 0, isHidden: false }

/** Returns whether the header is hidden by scrolling down. Focus within the header shows it again. */
export function useScrollReveal(header: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (element === null) return
    let reveal: Reveal | null = null
    // Reading it now would force a layout within React's commit.
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
