'use client'

import { type ReactNode, useRef } from 'react'
import { useScrollReveal } from '@/hooks/page/use-scroll-reveal'

/** The header of the default layout: stays on top, out of the way while reading on (spec §2, spec §9). */
export function RevealingHeader({ children }: { readonly children: ReactNode }) {
  const header = useRef<HTMLElement>(null)
  const isHidden = useScrollReveal(header)
  return (
    <header ref={header} data-hidden={isHidden} className="site-header site-header-sticky">
      {children}
    </header>
  )
}
