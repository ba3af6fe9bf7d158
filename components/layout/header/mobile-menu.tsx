'use client'

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScrollLock } from '@/hooks/page/use-scroll-lock'

type MobileMenuProps = {
  /** Icon and word of the button that opens the menu. */
  readonly opener: ReactNode
  /** Icon and word of the button that closes it. */
  readonly closer: ReactNode
  /** What stands at the head of the open menu. */
  readonly head: ReactNode
  readonly children: ReactNode
}

/**
 * The menu below 1200 px: a full-width slide-out that keeps focus and scrolling to itself; Escape
 * and every item close it (spec §2). Until the page is alive, and without JavaScript, the same
 * items unfold below the header.
 */
export function MobileMenu({ opener, closer, head, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAlive, setAlive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => dialog.current?.close(), [])
  useScrollLock(isOpen, close)

  useLayoutEffect(() => {
    setOpen(details.current?.open ?? false)
    setAlive(true)
  }, [])

  useEffect(() => {
    const menu = dialog.current
    if (!isOpen || menu === null) return
    const closeOnItem = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu.close()
    }
    menu.showModal()
    menu.addEventListener('click', closeOnItem)
    return () => {
      menu.removeEventListener('click', closeOnItem)
      menu.close()
    }
  }, [isOpen])

  if (!isAlive) {
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
          // Safari gives no focus to a clicked button, so it can not give it back by itself.
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
