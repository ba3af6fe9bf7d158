import { createHash } from 'node:crypto'
import { HEIGHT, WIDTH } from './draw/layout'
import type { Sheet } from './sheet'

/** Another one whenever the drawing of the same sheet looks different: messengers keep pictures by address. */
const DRAWING = 1

/** What the tags of a page say of its picture. */
export type SharePicture = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly type?: 'image/png'
  readonly alt: string
}

/** Changes with anything on the picture; the name of the kept file. */
export function toPictureMark(sheet: Sheet): string {
  const content = JSON.stringify([DRAWING, sheet])
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** In the address: there it has only to differ from what the same item said before. */
const MARK_LENGTH = 8

/** `/share/jobs/12-{mark}.png`; `name` is an id, or the name of a list. */
export function toPicturePath(section: string, name: number | string, sheet: Sheet): string {
  return `/share/${section}/${name}-${toPictureMark(sheet).slice(0, MARK_LENGTH)}.png`
}

export function toSharePicture(section: string, name: number | string, sheet: Sheet): SharePicture {
  return {
    url: toPicturePath(section, name, sheet),
    width: WIDTH,
    height: HEIGHT,
    type: 'image/png',
    alt: describeSheet(sheet),
  }
}

/** "Job: Site Engineer, Mekong Works. Place: Kampot. Closes: 24 Nov 2026." */
function describeSheet({ kind, title, by, cells }: Sheet): string {
  const facts = cells.map(({ label, value }) => `${label}: ${value}.`)
  return [`${kind}: ${title}${by === null ? '' : `, ${by}`}.`, ...facts].join(' ')
}
