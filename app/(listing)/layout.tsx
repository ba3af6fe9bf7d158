import type { ReactNode } from 'react'
import { SiteFrame } from '../site-frame'

/** Keeps the header at the top of the page instead of following the scroll (spec §2). */
export default function ListingLayout({ children }: { children: ReactNode }) {
  return <SiteFrame sticky={false}>{children}</SiteFrame>
}
