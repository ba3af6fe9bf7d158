import type { Metadata } from 'next'
import { GoneNotice } from '@/components/layout/notices/gone-notice'
import { markGone } from '@/lib/server/reading/marks'

export const goneMetadata: Metadata = {
  title: { absolute: 'This page was taken down' },
  robots: { index: false },
}

/** Answers 410. */
export async function Gone() {
  await markGone()
  return <GoneNotice />
}
