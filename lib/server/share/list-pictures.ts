import { z } from 'zod'
import { sceneName } from './draw/scenes'
import cards from './list-cards.json'
import type { ShareCard } from './share-card'
import { type SharePictureMetadata, toSharePicture } from './share-picture'

/** The section of their addresses: `/share/pages/jobs-{hash}.png`. */
export const LIST_SECTION = 'pages'

const CELLS = [
  { label: 'For', value: 'Students and engineers' },
  { label: 'In', value: 'Cambodia' },
] as const

const listCard = z.object({ kind: z.string(), scene: sceneName, title: z.string(), by: z.string() })

const LIST_CARDS = new Map(Object.entries(z.record(z.string(), listCard).parse(cards)))

/** All names in addresses. */
export const LIST_NAMES = [...LIST_CARDS.keys()]

/** Returns the card of a list; null when there is no such list. */
export function getListCard(name: string, siteName: string): ShareCard | null {
  const drawn = LIST_CARDS.get(name)
  if (drawn === undefined) return null
  return { ...drawn, cells: CELLS, siteName }
}

/** Returns the picture of a list by its path, `/` for home; undefined where the site's default is used. */
export function toListPicture(path: string, siteName: string): SharePictureMetadata | undefined {
  const name = path === '/' ? 'home' : path.slice(1)
  const sheet = getListCard(name, siteName)
  if (sheet === null) return undefined
  const { url, width, height } = toSharePicture(LIST_SECTION, name, sheet)
  // A listing has no bytes to spare (promise S4): the URL states the type, the title the rest.
  return { url, width, height, alt: sheet.title }
}
