import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureCache } from '@/lib/server/share/picture-cache'

vi.mock('node:fs/promises', { spy: true })

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const picture = Buffer.from('a picture')

it('returns pictures stored by another process, and null for unknown ones', async () => {
  const inside = path.join(folder, 'not', 'yet')
  await createPictureCache(inside, { most: 5, every: 1 }).set('a1', picture)
  const other = createPictureCache(inside, { most: 5, every: 1 })
  expect(await other.get('a1')).toEqual(picture)
  expect(await other.get('b2')).toBeNull()
  expect(await readdir(inside)).toEqual(['a1.png'])
})

it('removes the least recently used pictures over its limit', async () => {
  const cache = createPictureCache(folder, { most: 3, every: 1 })
  for (const [index, mark] of ['a', 'b', 'c'].entries()) {
    await cache.set(mark, picture)
    await utimes(path.join(folder, `${mark}.png`), index, index)
  }
  await cache.get('a')
  await cache.set('d', picture)
  expect((await readdir(folder)).sort()).toEqual(['a.png', 'c.png', 'd.png'])
})

it('counts the files only after every n new pictures', async () => {
  const cache = createPictureCache(folder, { most: 1, every: 2 })
  const counts: number[] = []
  for (const mark of ['a', 'b', 'c', 'd']) {
    await cache.set(mark, picture)
    counts.push((await readdir(folder)).length)
  }
  expect(counts).toEqual([1, 1, 2, 1])
})

it('works when another process removes a file meanwhile', async () => {
  const cache = createPictureCache(folder, { most: 1, every: 1 })
  await cache.set('a', picture)
  vi.mocked(stat).mockImplementationOnce(async (file) => {
    await rm(String(file))
    return stat(file)
  })
  await cache.set('b', picture)
  expect(await readdir(folder)).toHaveLength(1)
})

it('throws other disk errors', async () => {
  await mkdir(path.join(folder, 'a.png'))
  await expect(createPictureCache(folder, { most: 3, every: 1 }).get('a')).rejects.toThrow('EISDIR')
})

it('leaves no partial file when a picture cannot be stored (promise F8)', async () => {
  await mkdir(path.join(folder, 'a.png'))
  await expect(
    createPictureCache(folder, { most: 3, every: 1 }).set('a', picture),
  ).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['a.png'])
})
