import type { Metadata } from 'next'
import { toShareDescription } from './share-description'
import { shareMetadata } from './share-metadata'

type Words = { readonly title: string; readonly summary: string }

/** The description is the summary, cut for sharing (spec §9). */
export function detailMetadata({ title, summary }: Words, path: string, siteName: string) {
  const description = toShareDescription(summary)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    ...shareMetadata({ title, description, path, siteName }),
  } satisfies Metadata
}
