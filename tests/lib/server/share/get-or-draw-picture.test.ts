import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { ShareCard } from '@/lib/server/share/share-card'
import { createGate } from '@/tests/support/gate'

const gate = createGate()
let drawn = 0
vi.mock('@/lib/server/share/draw/draw-picture', () => ({
  drawPicture: async ({ title }: ShareCard) => {
    drawn += 1
    await gate.pass()
    return Buffer.from(title)
  },
}))

const folder = mkdtempSync(path.join(tmpdir(), 'visvakor-pictures-'))
vi.spyOn(process, 'cwd').mockReturnValue(folder)
const { getOrDrawPicture } = await import('@/lib/server/share/get-or-draw-picture')
const cacheFolder = path.join(folder, '.next', 'cache', 'share-pictures')
afterAll(async () => {
  await rm(folder, { recursive: true })
})

const sheetOf = (title: string): ShareCard => ({
  ...{ kind: 'Job', title, by: null, cells: [], scene: 'bridge', siteName: 'Visvakor' },
})

beforeEach(async () => {
  gate.open()
  drawn = 0
  await rm(path.join(folder, '.next'), { recursive: true, force: true })
})

test('draws one picture at a time, queues thirty, and rejects more immediately (promise T18)', async () => {
  gate.close()
  const refused: unknown[] = []
  const pictures = Array.from({ length: 40 }, (_, index) =>
    getOrDrawPicture(sheetOf(`job ${index}`)).catch((error: unknown) => {
      refused.push(error)
      return null
    }),
  )
  await expect.poll(() => refused.length).toBe(9)
  expect(refused.map(String)).toEqual(Array(9).fill(expect.stringContaining('QueueFullError')))
  await expect.poll(() => gate.held).toBe(1)
  expect(drawn).toBe(1)
  expect(refused[0]).toMatchObject({ retryAfter: 5 })
  gate.open()
  const given = await Promise.all(pictures)
  expect(given.filter((picture) => picture !== null)).toHaveLength(31)
})

test('returns a cached picture immediately, however long the queue is', async () => {
  await getOrDrawPicture(sheetOf('kept'))
  gate.close()
  const waiting = Array.from({ length: 31 }, (_, index) =>
    getOrDrawPicture(sheetOf(`job ${index}`)),
  )
  await expect.poll(() => gate.held).toBe(1)
  expect(String(await getOrDrawPicture(sheetOf('kept')))).toBe('kept')
  gate.open()
  await Promise.all(waiting)
})

test('draws a picture once for concurrent requests', async () => {
  const same = Array.from({ length: 20 }, () => getOrDrawPicture(sheetOf('the same')))
  expect(new Set((await Promise.all(same)).map(String))).toEqual(new Set(['the same']))
  expect(drawn).toBe(1)
})

test('returns the picture when it cannot be cached on disk (promise F8)', async () => {
  const failures = vi.spyOn(console, 'warn').mockReturnValue()
  await mkdir(path.dirname(cacheFolder), { recursive: true })
  await writeFile(cacheFolder, 'no folder')
  await expect(getOrDrawPicture(sheetOf('a')).then(String)).resolves.toBe('a')
  expect(failures).toHaveBeenCalledWith('A share picture could not be cached.', expect.any(String))
  expect(await readdir(path.dirname(cacheFolder))).toEqual(['share-pictures'])
})
