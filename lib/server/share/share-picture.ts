import { createHash } from 'node:crypto'
import { HEIGHT, WIDTH } from './draw/layout'
import type { ShareCard } from './share-card'

/** Increased whenever the same card is drawn differently: messengers cache pictures by address. */
const DRAWING_VERSION = 1

/** The metadata of a page's share picture; `url` is made absolute by the layout's `metadataBase`. */
export type SharePictureMetadata = {
  readonly url: string
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly type?: 'image/png'
  readonly alt: string
}

/** Hashes a card; the name of the cached file. Changes with anything on the picture. */
export function hashCard(card: ShareCard): string {
  const content = JSON.stringify([DRAWING_VERSION, card])
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** The length of the hash in addresses, which must differ only from older pictures of the same item. */
const HASH_LENGTH = 8

/** Builds `/share/jobs/12-{hash}.png`; `name` is an id, or the name of a list. */
export function toPicturePath(section: string, name: number | string, card: ShareCard): string {
  return `/share/${section}/${name}-${hashCard(card).slice(0, HASH_LENGTH)}.png`
}

export function toSharePicture(
  section: string,
  name: number | string,
  card: ShareCard,
): SharePictureMetadata {
  return {
    url: toPicturePath(section, name, card),
    width: WIDTH,
    height: HEIGHT,
    type: 'image/png',
    alt: describeCard(card),
  }
}

/** Formats "Job: Site Engineer, Mekong Works. Place: Kampot. Closes: 24 Nov 2026." */
function describeCard({ kind, title, by, cells }: ShareCard): string {
  const facts = cells.map(({ label, value }) => `${label}: ${value}.`)
  return [`${kind}: ${title}${by === null ? '' : `, ${by}`}.`, ...facts].join(' ')
}
