import type { Metadata } from 'next'
import { GoneNotice } from '@/components/layout/notices/gone-notice'
import { markPageGone } from '@/lib/server/cache/page-status'

export const goneMetadata: Metadata = {
  title: { absolute: 'This page was taken down' },
  robots: { index: false },
}

/** Renders the body of a 410. */
export async function GoneContent() {
  await markPageGone()
  return <GoneNotice />
}
