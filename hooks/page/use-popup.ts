import { type RefObject, useEffect, useRef, useState } from 'react'

type Popup<Root extends HTMLElement> = {
  readonly isOpen: boolean
  toggle(): void
  readonly root: RefObject<Root | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Manages a popup: Escape closes it and restores the focus; a link inside and anything outside close it too. */
export function usePopup<Root extends HTMLElement>(): Popup<Root> {
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const inside = root.current
    if (!isOpen || inside === null) return
    const listening = new AbortController()
    const { signal } = listening
    const closeElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && inside.contains(target))) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOnItem = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) setOpen(false)
    }
    document.addEventListener('pointerdown', closeElsewhere, { signal })
    document.addEventListener('focusin', closeElsewhere, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    inside.addEventListener('click', closeOnItem, { signal })
    return () => listening.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpen((was) => !was), root, button }
}
