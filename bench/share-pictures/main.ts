import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '@/lib/server/share/draw/draw-picture'
import { HEIGHT, WIDTH } from '@/lib/server/share/draw/layout'
import { getListCard, LIST_NAMES } from '@/lib/server/share/list-pictures'
import { sheets } from './sheets'

const FOLDER = path.resolve('test-results/share-pictures')

/** Pictures per sheet, at half size, as a phone shows them. */
const COLUMNS = 2
const ROWS = 5
const SCALE = 0.6
const GAP = 12

type Drawn = { readonly file: Buffer; readonly ms: number }

async function drawTimed(sheet: Parameters<typeof drawPicture>[0]): Promise<Drawn> {
  const start = performance.now()
  const file = await drawPicture(sheet)
  return { file, ms: performance.now() - start }
}

async function montage(files: readonly Buffer[]): Promise<Buffer> {
  const width = Math.round(WIDTH * SCALE)
  const height = Math.round(HEIGHT * SCALE)
  const placed = files.map(async (file, index) => ({
    input: await sharp(file).resize(width).toBuffer(),
    left: GAP + (index % COLUMNS) * (width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
  }))
  const background = '#777777'
  const size = { width: GAP + COLUMNS * (width + GAP), height: GAP + ROWS * (height + GAP) }
  return sharp({ create: { ...size, channels: 3, background } })
    .composite(await Promise.all(placed))
    .png()
    .toBuffer()
}

// `npm run bench -- share-pictures`: contact sheets of link preview pictures, and the cost of each (promise Reach).
const lists = LIST_NAMES.flatMap((name) => getListCard(name, 'Visvakor') ?? [])
const all = [...sheets, ...lists]
// The first one loads fonts.
for (const sheet of sheets.slice(0, 1)) await drawPicture(sheet)
const drawn: Drawn[] = []
for (const sheet of all) drawn.push(await drawTimed(sheet))

await mkdir(FOLDER, { recursive: true })
for (let start = 0; start < drawn.length; start += COLUMNS * ROWS) {
  const file = path.join(FOLDER, `sheet-${start / (COLUMNS * ROWS) + 1}.png`)
  await writeFile(
    file,
    await montage(drawn.slice(start, start + COLUMNS * ROWS).map((d) => d.file)),
  )
  process.stdout.write(`${path.relative('.', file)}\n`)
}

const most = (values: readonly number[]) => Math.round(Math.max(...values))
const middle = (values: readonly number[]) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0)
const sizes = drawn.map(({ file }) => file.length / 1000)
const times = drawn.map(({ ms }) => ms)
process.stdout.write(
  `${drawn.length} pictures: ${middle(sizes)} KB in the middle, ${most(sizes)} KB at most; ` +
    `${middle(times)} ms in the middle, ${most(times)} ms at most\n`,
)
