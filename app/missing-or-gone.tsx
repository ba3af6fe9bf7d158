import type { Metadata } from 'next'
import { GoneNotice } from '@/components/layout/notices/gone-notice'
import { markPageGone, markPageMissing } from '@/lib/server/cache/page-status'
import { NotFoundNotice } from './shared-client-bundle'

export const missingMetadata: Metadata = {
  title: { absolute: 'This page could not be found' },
  robots: { index: false },
}

export const goneMetadata: Metadata = {
  title: { absolute: 'This page was taken down' },
  robots: { index: false },
}

/** Renders the body of a 404 in the words of spec §2. */
export async function MissingContent() {
  await markPageMissing()
  return <NotFoundNotice />
}

/** Renders the body of a 410. */
export async function GoneContent() {
  await markPageGone()
  return <GoneNotice />
}
