import type { Metadata } from 'next'
import { markMissing } from '@/lib/server/reading/marks'
import { NotFoundNotice } from './frame'

export const missingMetadata: Metadata = {
  title: { absolute: 'This page could not be found' },
  robots: { index: false },
}

/** Answers 404, in the words of spec §2. */
export async function Missing() {
  await markMissing()
  return <NotFoundNotice />
}
