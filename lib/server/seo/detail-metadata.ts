import type { Metadata } from 'next'
import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'
import { shareMetadata } from './share-metadata'

type Words = { readonly title: string; readonly summary: string }

/** The description is the summary, cut for sharing (spec §9). */
export function detailMetadata({ title, summary }: Words, path: string, siteName: string) {
  const description = cropText(summary, SHARE_DESCRIPTION_LENGTH)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    ...shareMetadata({ type: 'article', title, description, path, siteName }),
  } satisfies Metadata
}
