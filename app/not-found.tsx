import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { SiteFrame } from './site-frame'

export const metadata: Metadata = { title: { absolute: 'This page could not be found' } }

/** Every address there is not (spec §2), with the header and the footer to go on from. */
export default function NotFound() {
  return (
    <SiteFrame sticky>
      <NotFoundNotice />
    </SiteFrame>
  )
}
