import { type ReactNode, useRef } from 'react'
import { useScrollReveal } from '@/hooks/page/use-scroll-reveal'

/** Hides while the visitor reads on (spec §2, spec §9). */
export function RevealingHeader({ children }: { readonly children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const isHidden = useScrollReveal(header)
  return (
    <header ref={header} data-hidden={isHidden} className="site-header site-header-sticky">
      {children}
    </header>
  )
}
