import type { ReactNode } from 'react'
import { SiteFrame } from '../site-frame'

/** Hides the header on scrolling down and shows it on scrolling up (spec §2). */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame sticky>{children}</SiteFrame>
}
