import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

const AT_TOP: HeaderState = { at: 0, isHidden: false }

/** spec §9 */
const THRESHOLD_PX = 5

/** Hides the header while the visitor scrolls down (spec §2, spec §9). */
export function AutoHideHeader({ children }: { readonly children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const isHidden = useIsHiddenByScroll(header)
  return (
    <header ref={header} data-hidden={isHidden} className="site-header site-header-sticky">
      {children}
    </header>
  )
}

/** Returns whether the header is hidden by scrolling down. Focus within the header shows it again. */
export function useIsHiddenByScroll(header: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (element === null) return
    let reveal: HeaderState | null = null
    // Reading it now would force a layout within React's commit.
    const frame = window.requestAnimationFrame(() => {
      reveal ??= { at: window.scrollY, isHidden: false }
    })
    const onScroll = () => {
      if (element.contains(document.activeElement)) return
      reveal = nextHeaderState(reveal ?? AT_TOP, window.scrollY, element.offsetHeight)
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

/** `at` is the scroll position of the last change in px. */
type HeaderState = { readonly at: number; readonly isHidden: boolean }

/**
 * Decides whether the header is hidden. Positions are in px; moves below 5 px are ignored (spec §9), and iOS
 * bounces to a negative `y`.
 */
export function nextHeaderState(last: HeaderState, y: number, headerHeight: number): HeaderState {
  if (y <= headerHeight) return { at: Math.max(y, 0), isHidden: false }
  if (Math.abs(y - last.at) < THRESHOLD_PX) return last
  return { at: y, isHidden: y > last.at }
}
