import type { ReactNode } from 'react'
import { SiteFrame } from '../site-frame'

/** The header hides on the way down and shows on the way up (spec §2). */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame sticky>{children}</SiteFrame>
}
