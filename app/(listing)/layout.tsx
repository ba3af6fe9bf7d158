import type { ReactNode } from 'react'
import { SiteFrame } from '../site-frame'

/** On listings the header stays at the top of the page (spec §2). */
export default function ListingLayout({ children }: { children: ReactNode }) {
  return <SiteFrame sticky={false}>{children}</SiteFrame>
}
