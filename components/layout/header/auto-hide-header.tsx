import { type ReactNode, useRef } from 'react'
import { useScrollReveal } from '@/components/layout/header/use-scroll-reveal'

/** Hides the header while the visitor scrolls down (spec §2, spec §9). */
export function AutoHideHeader({ children }: { readonly children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const isHidden = useScrollReveal(header)
  return (
    <header ref={header} data-hidden={isHidden} className="site-header site-header-sticky">
      {children}
    </header>
  )
}
