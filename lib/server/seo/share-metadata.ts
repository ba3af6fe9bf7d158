import type { Metadata } from 'next'
import { cropText } from '@/lib/shared/format/text'
import { SHARE_DESCRIPTION_LENGTH } from '@/lib/shared/limits'

type SharePicture = {
  readonly url: string
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly alt: string
}

/** Of every page that has none of its own (spec §9). */
const DEFAULT_PICTURE: SharePicture = {
  url: '/share.png',
  width: 600,
  height: 315,
  alt: 'A bridge drawn in lines: engineering jobs in Cambodia',
}

type Shared = {
  readonly siteName: string
  readonly title?: string
  readonly description?: string
  readonly path?: string
  readonly type?: 'website' | 'article'
  readonly picture?: SharePicture
}

/** What a link to a page looks like where it is shared. Next takes a title that is left out from the page. */
export function shareMetadata({
  title,
  description,
  path,
  siteName,
  type = 'website',
  picture = DEFAULT_PICTURE,
}: Shared) {
  const words = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined
      ? {}
      : { description: cropText(description, SHARE_DESCRIPTION_LENGTH) }),
  }
  const url = path === undefined ? {} : { url: path }
  return {
    openGraph: { type, siteName, ...words, ...url, images: [picture] },
    twitter: { card: 'summary_large_image', ...words, images: [picture.url] },
  } satisfies Metadata
}
