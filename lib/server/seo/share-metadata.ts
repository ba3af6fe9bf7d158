import type { Metadata } from 'next'
import type { SharePicture } from '@/lib/server/share/share-picture'
import { toShareDescription } from './share-description'

/** The picture of every page without one of its own (spec §9). */
export const DEFAULT_PICTURE: SharePicture = {
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
  readonly picture?: SharePicture | undefined
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
export function withPicture(metadata: Metadata, picture: SharePicture): Metadata {
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images: [picture] },
    twitter: { ...metadata.twitter, images: [picture.url] },
  }
}
