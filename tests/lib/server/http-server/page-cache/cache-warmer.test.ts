import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCacheWarmer, writeMostRead } from '@/lib/server/http-server/page-cache/cache-warmer'

const log = pino({ level: 'silent' })
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visvakor-warm-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process whose pages are read most in this order. */
function openProcess(read: readonly string[], patience = 60_000) {
  const made: string[] = []
  const wanted: string[] = []
  const file = join(folder, 'most-read.json')
  const warmStart = createCacheWarmer({
    ...{ file, patience, log },
    pageCache: {
      pages: { listMostRead: (most: number) => read.slice(0, most) },
      renderer: {
        rerender: async (key: string) => {
          if (key === '/broken') throw new Error('cannot be made')
          made.push(key)
          return true
        },
      },
      refresher: { schedule: (key: string) => void wanted.push(key) },
    },
  })
  return { ...warmStart, made, wanted, file }
}

describe('after a restart', () => {
  it('renders the most read pages before requests are accepted', async () => {
    await openProcess(['/jobs', '/', '/jobs/7']).stop()
    const next = openProcess([])
    await next.warm()
    expect([next.made, next.wanted]).toEqual([['/jobs', '/', '/jobs/7'], []])
    await next.stop()
  })

  it('renders two pages at a time', async () => {
    const file = join(folder, 'most-read.json')
    await writeMostRead(file, ['/a', '/b', '/c', '/d', '/e'])
    const waiting: (() => void)[] = []
    const remake = () => new Promise<boolean>((resolve) => waiting.push(() => resolve(true)))
    const pageCache = {
      pages: { listMostRead: () => [] },
      renderer: { rerender: remake },
      refresher: { schedule: () => undefined },
    }
    const { warm, stop: end } = createCacheWarmer({ file, patience: 60_000, log, pageCache })
    const warmed = warm()
    await expect.poll(() => waiting.length).toBe(2)
    for (const count of [3, 4, 5]) {
      waiting[count - 3]?.()
      await expect.poll(() => waiting.length).toBe(count)
    }
    for (const make of waiting) make()
    await warmed
    await end()
  })

  it('keeps the previous list when nobody visited meanwhile', async () => {
    await openProcess(['/jobs']).stop()
    const { stop: end, file } = openProcess([])
    await end()
    expect(await readFile(file, 'utf8')).toBe('["/jobs"]')
  })

  it('schedules the remaining pages in the background when time runs out', async () => {
    await openProcess(['/jobs', '/']).stop()
    const next = openProcess([], 0)
    await next.warm()
    expect([next.made, next.wanted]).toEqual([[], ['/jobs', '/']])
    await next.stop()
  })

  it('continues past a page that cannot be rendered', async () => {
    await openProcess(['/broken', '/jobs']).stop()
    const next = openProcess([])
    await next.warm()
    expect(next.made).toEqual(['/jobs'])
    await next.stop()
  })

  it('stores at most five hundred pages', async () => {
    const { stop: end, file } = openProcess(
      Array.from({ length: 600 }, (_, index) => `/jobs/${index}`),
    )
    await end()
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(500)
  })

  it.each(['', '{', '{"a":1}', '["jobs"]'])(
    'starts with an empty cache when the list contains %j',
    async (text) => {
      const { warm, stop: end, made, file } = openProcess([])
      await writeFile(file, text)
      await warm()
      expect(made).toEqual([])
      await end()
    },
  )
})

it('loses nothing over two restarts in a row', async () => {
  await openProcess(['/jobs', '/']).stop()
  const hasty = openProcess(['/majors'], 0)
  await hasty.warm()
  await hasty.stop()
  const last = openProcess([])
  await last.warm()
  expect(last.made).toEqual(['/majors', '/jobs', '/'])
  await last.stop()
})

it('several processes writing one file leave one complete list and no temporary files', async () => {
  const file = join(folder, 'most-read.json')
  const lists = [1, 2, 3].map((size) =>
    Array.from({ length: size * 100 }, (_, id) => `/jobs/${id}`),
  )
  await Promise.all(lists.map((list) => writeMostRead(file, list)))
  expect(lists).toContainEqual(JSON.parse(await readFile(file, 'utf8')))
  expect(await readdir(folder)).toEqual(['most-read.json'])
})

it('a list that cannot be written stops nothing and leaves no partial file (promise F8)', async () => {
  const { stop: end, file } = openProcess(['/jobs'])
  await mkdir(file)
  await end()
  expect(await readdir(folder)).toEqual(['most-read.json'])
})
