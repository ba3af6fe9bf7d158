import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sheets } from '@/bench/share-pictures/sheets'
import { drawPicture } from '@/lib/server/share/draw/draw-picture'
import { SCENES, type SceneName } from '@/lib/server/share/draw/scenes'
import { toSheetSvg } from '@/lib/server/share/draw/sheet-svg'
import type { Sheet } from '@/lib/server/share/sheet'

it('is a PNG of 1200 × 630 and at most 120 KB (promise Reach)', async () => {
  // The longest words have the most outlines.
  const fullest = sheets.toSorted((one, other) => other.title.length - one.title.length).slice(0, 8)
  for (const sheet of fullest) {
    const picture = await drawPicture(sheet)
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(picture.length, sheet.title).toBeLessThanOrEqual(120_000)
  }
})

it('is made of outlines: no font of the machine is asked for, no word of strangers is markup', () => {
  for (const sheet of sheets) {
    const svg = toSheetSvg({ ...sheet, by: '<image href="file:///etc/passwd"/>' })
    expect(svg).not.toMatch(/<text|font|<image|href/)
    expect(svg).not.toContain('NaN')
  }
})

it('marks the closing day by the pen, and strikes it through when it is past', () => {
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('There is no sheet.')
  const draw = (mark: 'day' | 'past') =>
    toSheetSvg({ ...sheet, cells: [{ label: 'Closes', value: '24 Nov 2026', mark }] })
  const filled = /<rect [^>]*height="132" fill="#f48b24"/
  expect(draw('day')).toMatch(filled)
  expect(draw('past')).not.toMatch(filled)
  expect(draw('past')).toContain('stroke-width="4"')
})

/** To a hundredth of a pixel. */
const toDigest = (sheet: Sheet) => {
  const svg = toSheetSvg(sheet).replaceAll(/-?\d+\.\d+/g, (number) => Number(number).toFixed(2))
  return createHash('sha256').update(svg).digest('hex').slice(0, 12)
}

it('is drawn as it was last looked at: after a change look at all of `npm run bench:share-pictures` again', () => {
  const plain: Sheet = {
    kind: 'Job',
    title: 'Site Engineer',
    by: 'Mekong Bridges',
    cells: [
      { label: 'Place', value: 'Siem Reap' },
      { label: 'Pay', value: '$270–1,100 a month, and a share of what the whole company earns' },
      { label: 'Closes', value: '24 Nov 2026', mark: 'day' },
    ],
    siteName: 'Visvakor',
    scene: 'bridge',
  }
  const names = Object.keys(SCENES) as SceneName[]
  const long = 'Senior Structural Engineer for Long Bridges, '
  const drawn = [
    ...names.map((scene) => ({ ...plain, scene })),
    { ...plain, by: null, title: long.repeat(2) },
    { ...plain, title: long.repeat(4), by: long.repeat(3) },
    { ...plain, title: long.repeat(6), by: null, siteName: 'Engineers of Cambodia '.repeat(4) },
    { ...plain, title: `Sub${'contractor'.repeat(30)}` },
    { ...plain, cells: [{ label: 'Closed', value: '24 Nov 2026', mark: 'past' as const }] },
  ]
  expect(drawn.map(toDigest)).toMatchInlineSnapshot(`
    [
      "fbd91935c544",
      "d710790caba5",
      "d9d8cd81ce5a",
      "5f63c7e42cb7",
      "4b52ed6dde85",
      "7bd74ba68e65",
      "70f6973c6da0",
      "8c39963460b5",
      "ef80497798b5",
      "626b414fc83e",
    ]
  `)
})
