import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { EmployerLink } from '@/components/navigation/employer-link'
import {
  aboutUsItem,
  areaItems,
  articleItems,
  type NavigationItem,
  notificationsItem,
  savedItem,
  signInItems,
} from '@/components/navigation/site-navigation'
import { Link } from '@/components/ui/link'
import { showModalAfterPaint } from '@/lib/browser/page/after-paint'

/** CSS pixels of width (spec §9). */
export const MENU_CLOSES_FROM_WIDTH_PX = 1200

type MobileMenuProps = {
  readonly opener: ReactNode
  readonly closer: ReactNode
  readonly head: ReactNode
  readonly children: ReactNode
}

/** Opens the menu as a modal dialog; Escape and every item close it (spec §2). Without script it unfolds in place. */
export function MobileMenu({ opener, closer, head, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useScrollLock(isOpen, close)

  useLayoutEffect(() => {
    setOpen(Boolean(details.current?.open))
    setHydrated(true)
  }, [])

  useEffect(() => {
    const menu = dialog.current
    if (!isOpen || menu === null) return
    const closeOnItem = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    const shut = showModalAfterPaint(menu)
    menu.addEventListener('click', closeOnItem)
    return () => {
      menu.removeEventListener('click', closeOnItem)
      shut()
    }
  }, [isOpen, close])

  if (!isHydrated) {
    return (
      <details ref={details} className="menu-unfolding">
        <summary className="menu-opener">{opener}</summary>
        <div className="menu-below">{children}</div>
      </details>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="menu-opener"
      >
        {opener}
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={() => {
          setOpen(false)
          // Safari does not focus a clicked button, so it cannot restore the focus by itself.
          button.current?.focus({ preventScroll: true })
        }}
        className="menu-sheet"
      >
        <div className="menu-head">
          {head}
          <button type="button" onClick={close} className="menu-closer">
            {closer}
          </button>
        </div>
        {children}
      </dialog>
    </>
  )
}

/** Locks the scrolling of the page. From a width of 1200 px on the lock is released and `onRelease` called (spec §2, spec §9). */
function useScrollLock(isLocked: boolean, onRelease: () => void): void {
  useEffect(() => {
    if (!isLocked) return
    const { style } = document.documentElement
    const wide = window.matchMedia(`(min-width: ${MENU_CLOSES_FROM_WIDTH_PX}px)`)
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

const groups: readonly { readonly label: string; readonly items: readonly NavigationItem[] }[] = [
  { label: 'Search', items: areaItems },
  { label: 'About and news', items: [aboutUsItem, ...articleItems] },
  { label: 'Account', items: [savedItem, notificationsItem, ...signInItems] },
]

/** Renders the mobile menu of signed-out visitors (spec §2). */
export function SignedOutMobileMenuItems({ employerUrl }: { readonly employerUrl: string }) {
  return (
    <nav aria-label="Menu" className="menu-items">
      {groups.map(({ label, items }) => (
        <ul key={label} aria-label={label} className="menu-rule">
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} className="menu-item">
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <p className="pt-5">
        <EmployerLink href={employerUrl} />
      </p>
    </nav>
  )
}
