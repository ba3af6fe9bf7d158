import { beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/share/[section]/[file]/route'
import { GoneError, UnavailableError } from '@/lib/server/cache/query-result'
import type { ShareCard } from '@/lib/server/share/share-card'
import { toPicturePath } from '@/lib/server/share/share-picture'

const found = vi.hoisted(() => ({
  sheet: vi.fn<() => Promise<ShareCard | null>>(),
  picture: vi.fn<() => Promise<Buffer>>(),
}))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/server/share/find-share-card', () => ({ findShareCard: found.sheet }))
vi.mock('@/lib/server/share/get-or-draw-picture', () => ({ getOrDrawPicture: found.picture }))

const sheet: ShareCard = {
  kind: 'Job',
  title: 'Welder',
  by: null,
  cells: [],
  scene: 'bridge',
  siteName: 'Visvakor',
}
const path = toPicturePath('jobs', 7, sheet)

beforeEach(() => {
  found.sheet.mockResolvedValue(sheet)
  found.picture.mockReset().mockResolvedValue(Buffer.from('a picture'))
})

function ask(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const [, , section = '', file = ''] = address.split('/')
  const request = new Request(`https://visvakor.example${address}`, { headers })
  return GET(request, { params: Promise.resolve({ section, file }) })
}

test('serves the picture of an item with an unlimited cache lifetime', async () => {
  const reply = await ask(path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/png')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await reply.text()).toBe('a picture')
})

test('answers 304 to a matching ETag without drawing', async () => {
  const etag = (await ask(path)).headers.get('etag') ?? ''
  found.picture.mockClear()
  const reply = await ask(path, { 'if-none-match': etag })
  expect([reply.status, await reply.text()]).toEqual([304, ''])
  expect(found.picture).not.toHaveBeenCalled()
})

test('redirects an outdated URL to the current one without drawing', async () => {
  const reply = await ask('/share/jobs/7-0123456789.png')
  expect([reply.status, reply.headers.get('location')]).toEqual([302, path])
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(found.picture).not.toHaveBeenCalled()
})

test('redirects to the picture of the site when drawing fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  found.picture.mockRejectedValue(new Error('no room'))
  const reply = await ask(path)
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/share.png'])
})

test('answers 404, 410 or 503 for a missing, taken-down or unreadable item', async () => {
  found.sheet.mockResolvedValueOnce(null)
  expect((await ask(path)).status).toBe(404)
  found.sheet.mockRejectedValueOnce(new GoneError('GET /v1/job/7'))
  expect((await ask(path)).status).toBe(410)
  found.sheet.mockRejectedValueOnce(new UnavailableError('GET /v1/job/7: 503'))
  expect((await ask(path)).status).toBe(503)
  for (const wrong of [
    '/share/jobs/7.png',
    '/share/jobs/7-XY.png',
    '/share/jobs/7-0123456789.svg',
  ]) {
    expect((await ask(wrong)).status, wrong).toBe(404)
  }
})
