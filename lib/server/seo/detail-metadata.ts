import type { Metadata } from 'next'
import { toTextPath } from '@/lib/shared/text-path'
import { toShareDescription } from './share-description'
import { shareMetadata } from './share-metadata'

type Words = { readonly title: string; readonly summary: string }

/** Of a page that has its text as Markdown beside it. */
export function itemMetadata(words: Words, path: string, siteName: string) {
  const { alternates, ...metadata } = detailMetadata(words, path, siteName)
  const types = { 'text/markdown': toTextPath(path) }
  return { ...metadata, alternates: { ...alternates, types } } satisfies Metadata
}

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
