import type { Metadata } from 'next'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

/** The picture of every page without one of its own (spec §9). */
export const DEFAULT_PICTURE: SharePictureMetadata = {
  url: '/share.png',
  width: 600,
  height: 315,
  type: 'image/png',
  alt: 'A bridge drawn in lines: engineering jobs in Cambodia',
}

type Shared = {
  readonly siteName: string
  readonly title?: string
  readonly description?: string
  readonly path?: string
  readonly picture?: SharePictureMetadata | undefined
}

/** Builds the tags of link previews. Next takes an omitted title from the page. */
export function shareMetadata({
  title,
  description,
  path,
  siteName,
  picture = DEFAULT_PICTURE,
}: Shared) {
  const words = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description: toShareDescription(description) }),
  }
  const url = path === undefined ? {} : { url: path }
  return {
    openGraph: { type: 'website', siteName, ...words, ...url, images: [picture] },
    twitter: { card: 'summary_large_image', ...words, images: [picture.url] },
  } satisfies Metadata
}

/** Replaces the picture of link previews. */
export function withPicture(metadata: Metadata, picture: SharePictureMetadata): Metadata {
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [picture] },
    twitter: { ...metadata.twitter, images: [picture.url] },
  }
}

const words = new Intl.Segmenter('km', { granularity: 'word' })

/** Crops a text to a hundred characters (spec §9) between words: Khmer has no spaces, and half of a word is another word. */
export function toShareDescription(text: string): string {
  const cropped = cropText(text, SHARE_DESCRIPTION_LENGTH)
  if (cropped === text) return text
  const kept = cropped.slice(0, -1)
  // A word that continues after the cut begins before it.
  const last = [...words.segment(text)].findLast(({ index }) => index <= kept.length)
  const whole = text.slice(0, last?.index).replace(/[\s\p{P}\p{S}]+$/u, '')
  return whole === '' ? cropped : `${whole}…`
}
