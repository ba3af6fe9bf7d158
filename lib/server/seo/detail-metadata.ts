import type { Metadata } from 'next'
import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

type Words = { readonly title: string; readonly summary: string }

/** The description is the summary, cut for sharing (spec §9). */
export function detailMetadata({ title, summary }: Words, path: string, siteName: string) {
  const description = cropText(summary, SHARE_DESCRIPTION_LENGTH)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    openGraph: { type: 'article', title, description, url: path, siteName },
    twitter: { card: 'summary', title, description },
  } satisfies Metadata
}
