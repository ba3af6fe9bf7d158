import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/notices/not-found-notice'
import { markMissing } from '@/lib/server/data/missing'

/** The head of a page about what does not exist (spec §2). */
export const missingMetadata: Metadata = {
  title: { absolute: 'This page could not be found' },
  robots: { index: false },
}

/** Instead of a page: 404 and the words of spec §2, inside whatever frame it stands in. */
export async function Missing() {
  await markMissing()
  return <NotFoundNotice />
}
