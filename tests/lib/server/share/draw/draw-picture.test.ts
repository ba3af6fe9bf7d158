import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sheets } from '@/bench/share-pictures/sheets'
import { toCardSvg } from '@/lib/server/share/draw/card-svg'
import { drawPicture } from '@/lib/server/share/draw/draw-picture'

it('is a PNG of 1200 × 630 and at most 120 KB (promise Reach)', async () => {
  // The longest texts have the most outlines.
  const fullest = sheets.toSorted((one, other) => other.title.length - one.title.length).slice(0, 8)
  for (const sheet of fullest) {
    const picture = await drawPicture(sheet)
    const { format, width, height, isPalette } = await sharp(picture).metadata()
    expect([format, width, height, isPalette]).toEqual(['png', 1200, 630, true])
    expect(picture.length, sheet.title).toBeLessThanOrEqual(120_000)
  }
})

it('contains only outlines: no system font, and no markup from texts', () => {
  for (const sheet of sheets) {
    const svg = toCardSvg({ ...sheet, by: '<image href="file:///etc/passwd"/>' })
    expect(svg).not.toMatch(/<text|font|<image|href/)
    expect(svg).not.toMatch(/NaN|undefined/)
  }
})

it('highlights the closing date, and strikes it through when it is past', () => {
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('There is no sheet.')
  const draw = (mark: 'day' | 'past') =>
    toCardSvg({ ...sheet, cells: [{ label: 'Closes', value: '24 Nov 2026', mark }] })
  const filled = /<rect [^>]*height="132" fill="#f48b24"/
  expect(draw('day')).toMatch(filled)
  expect(draw('past')).not.toMatch(filled)
  expect(draw('past')).toContain('stroke-width="4"')
})
