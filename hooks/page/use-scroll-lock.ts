import { useEffect } from 'react'

/** Width of the window in CSS pixels from which nothing is locked (spec §9). */
export const SCROLL_LOCK_RELEASE_PX = 1200

/**
 * Keeps the page from scrolling while `isLocked`. When the window becomes 1200 px wide or more,
 * the lock is released and `onRelease` is called (spec §2, spec §9).
 */
export function useScrollLock(isLocked: boolean, onRelease: () => void): void {
  useEffect(() => {
    if (!isLocked) return
    const { style } = document.documentElement
    const wide = window.matchMedia(`(min-width: ${SCROLL_LOCK_RELEASE_PX}px)`)
    const before = style.overflow
    const release = () => {
      if (wide.matches) onRelease()
    }
    style.overflow = 'hidden'
    wide.addEventListener('change', release)
    return () => {
      style.overflow = before
      wide.removeEventListener('change', release)
    }
  }, [isLocked, onRelease])
}
