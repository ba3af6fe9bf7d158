import { useEffect } from 'react'

/** CSS pixels of width (spec §9). */
export const SCROLL_LOCK_RELEASE_PX = 1200

/** Locks the scrolling of the page. From a width of 1200 px on the lock is released and `onRelease` called (spec §2, spec §9). */
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
