import type { Metadata } from 'next'
import { shareMetadata, toShareDescription } from './share-metadata'

type Words = { readonly title: string; readonly summary: string }

/** Builds the metadata of a detail page; the description is the summary, cropped for sharing (spec §9). */
export function detailMetadata({ title, summary }: Words, path: string, siteName: string) {
  const description = toShareDescription(summary)
  return {
    title,
    description,
    alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    ...shareMetadata({ title, description, path, siteName }),
  } satisfies Metadata
}
