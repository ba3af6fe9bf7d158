import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { compressBody } from '@/lib/server/http-server/page-cache/content-encoding'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import { quietLog } from '@/tests/support/http-server/quiet-log'

vi.mock('@/lib/server/http-server/page-cache/content-encoding', { spy: true })

const HTML = `<p>${'A finished page. '.repeat(80)}</p>`
/** s */
const LIFETIME = { revalidate: 300, expire: 900 }

const draftOf = (made = Date.now(), etag = '"a"') => ({
  tags: [],
  made,
  lifetime: LIFETIME,
  status: 200,
  headers: {},
  etag,
})

const ago = (seconds: number) => Date.now() - seconds * 1000

type Pages = ReturnType<typeof createPageCache>

const keep = (pages: Pages, key: string, draft = draftOf(), html = HTML) =>
  pages.offer(key, draft, html, true)

const read = (pages: Pages, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) pages.find(key)
}

const bodiesOf = (pages: Pages, key: string) => pages.find(key)?.page.bodies

describe('a page is stored', () => {
  it('when it is rendered for the second time', async () => {
    const pages = createPageCache(quietLog)
    expect([pages.isKnown('/jobs'), pages.find('/jobs')]).toEqual([false, null])
    expect(await pages.offer('/jobs', draftOf(), HTML, false)).toBe(false)
    expect([pages.isKnown('/jobs'), pages.find('/jobs')]).toEqual([true, null])
    expect(await pages.offer('/jobs', draftOf(), HTML, false)).toBe(true)
    expect(pages.find('/jobs')).toMatchObject({ isStale: false, answers: 1 })
  })

  it('immediately where it is forced, or where several requests wait for it', async () => {
    const pages = createPageCache(quietLog)
    expect(await keep(pages, '/jobs')).toBe(true)
    expect(pages.isKnown('/jobs')).toBe(true)
    pages.expect('/majors')
    expect(await pages.offer('/majors', draftOf(), HTML, false)).toBe(true)
    expect(pages.countEntries()).toBe(2)
  })

  it('until it is dropped or expired', async () => {
    const pages = createPageCache(quietLog)
    await keep(pages, '/jobs')
    pages.drop('/jobs')
    expect([pages.find('/jobs'), pages.countEntries()]).toEqual([null, 0])
    expect(await keep(pages, '/jobs', draftOf(ago(901)))).toBe(false)
    expect(pages.countEntries()).toBe(0)
  })

  it('in its newest version, with its response count, and with the old bytes where nothing changed', async () => {
    const pages = createPageCache(quietLog)
    await keep(pages, '/jobs', draftOf(ago(60), '"old"'))
    read(pages, '/jobs', 2)
    const bodies = bodiesOf(pages, '/jobs')
    expect(await keep(pages, '/jobs', draftOf(ago(90), '"older"'))).toBe(true)
    expect(pages.find('/jobs')).toMatchObject({ page: { etag: '"old"' }, answers: 4 })
    const { made = 0 } = pages.find('/jobs')?.page ?? {}
    expect(await keep(pages, '/jobs', draftOf(made, '"as new"'))).toBe(true)
    expect(pages.find('/jobs')?.page.etag).toBe('"old"')
    expect(await pages.offer('/jobs', draftOf(ago(30), '"new"'), HTML, false)).toBe(true)
    expect(pages.find('/jobs')).toMatchObject({ page: { etag: '"new"' }, answers: 7 })
    expect(bodiesOf(pages, '/jobs')).toBe(bodies)
    await keep(pages, '/jobs', draftOf(ago(10)), HTML.replaceAll('finished', 'newer'))
    expect(bodiesOf(pages, '/jobs')).not.toBe(bodies)
  })

  it('once when it is rendered twice at the same time, and later when too many are compressed', async () => {
    const pages = createPageCache(quietLog)
    const many = Array.from({ length: 32 }, (_, index) => keep(pages, `/jobs/${index}`))
    const again = keep(pages, '/jobs/0')
    expect(await keep(pages, '/majors')).toBe(false)
    expect(new Set(await Promise.all([...many, again]))).toEqual(new Set([true]))
    expect(pages.countEntries()).toBe(32)
    expect(await keep(pages, '/majors')).toBe(true)
  })
})

describe('while a page is being compressed', () => {
  const NEWER = HTML.replaceAll('finished', 'newer')

  it('a newer version replaces it', async () => {
    const pages = createPageCache(quietLog)
    const older = keep(pages, '/jobs', draftOf(ago(60), '"old"'))
    const newer = keep(pages, '/jobs', draftOf(ago(30), '"new"'), NEWER)
    await pages.settle('/jobs')
    expect(pages.find('/jobs')?.page.etag).toBe('"new"')
    const { gzip = Buffer.of() } = bodiesOf(pages, '/jobs') ?? {}
    expect(gunzipSync(gzip).toString()).toBe(NEWER)
    expect(await Promise.all([older, newer])).toEqual([true, true])
  })

  it('an older or equally old version is not compressed', async () => {
    const pages = createPageCache(quietLog)
    const made = ago(30)
    vi.mocked(compressBody).mockClear()
    const newer = keep(pages, '/jobs', draftOf(made, '"new"'))
    const others = [draftOf(made, '"with it"'), draftOf(ago(60), '"old"')]
    const results = others.map((draft) => keep(pages, '/jobs', draft, NEWER))
    expect(await Promise.all([newer, ...results])).toEqual([true, true, true])
    expect(pages.find('/jobs')?.page.etag).toBe('"new"')
    expect(compressBody).toHaveBeenCalledTimes(1)
  })

  it('a newer version takes no extra compression slot, and yields to the newest', async () => {
    const pages = createPageCache(quietLog)
    const many = Array.from({ length: 32 }, (_, index) => keep(pages, `/jobs/${index}`))
    const dates = [1, 2].map((later) => draftOf(Date.now() + later * 1000, `"${later}"`))
    const [second, third] = dates.map((draft) => keep(pages, '/jobs/0', draft, NEWER))
    expect(await keep(pages, '/majors')).toBe(false)
    expect(await second).toBe(true)
    await pages.settle('/jobs/0')
    expect(pages.find('/jobs/0')?.page.etag).toBe('"2"')
    expect(new Set(await Promise.all([...many, third]))).toEqual(new Set([true]))
  })

  it('the result of an older version does not affect a newer one', async () => {
    vi.mocked(compressBody).mockRejectedValueOnce(new Error('no memory'))
    const pages = createPageCache({ error: () => undefined })
    const older = keep(pages, '/jobs', draftOf(ago(60)))
    const newer = keep(pages, '/jobs', draftOf(ago(30), '"new"'))
    expect(await Promise.all([older, newer])).toEqual([false, true])
    expect(pages.find('/jobs')?.page.etag).toBe('"new"')
    const lost = keep(pages, '/majors', draftOf(ago(60)))
    const expired = { ...draftOf(ago(30)), lifetime: { revalidate: 1, expire: 2 } }
    expect(await Promise.all([lost, keep(pages, '/majors', expired)])).toEqual([true, false])
  })
})

describe('maximum compression', () => {
  it('is applied to one page at a time, at the eighth response', async () => {
    const varied = Array.from(
      { length: 2000 },
      (_, index) => `${(index * 7919) % 1009} jobs`,
    ).join()
    const pages = createPageCache(quietLog)
    for (const key of ['/seven', '/eight', '/nine']) await keep(pages, key, draftOf(), varied)
    await keep(pages, '/eight', draftOf(Date.now() + 1), varied)
    const quick = pages.measureBytes()
    const [seven, , nine] = ['/seven', '/eight', '/nine'].map((key) => bodiesOf(pages, key))
    read(pages, '/seven', 6)
    read(pages, '/eight', 7)
    read(pages, '/nine', 8)
    await expect.poll(pages.measureBytes).toBeLessThan(quick)
    const improved = pages.measureBytes()
    expect(bodiesOf(pages, '/nine')).toBe(nine)
    expect(bodiesOf(pages, '/seven')).toBe(seven)
    await expect.poll(pages.measureBytes).toBeLessThan(improved)
    const best = bodiesOf(pages, '/eight')
    await keep(pages, '/eight', draftOf(Date.now() + 2000), varied)
    for (const _ of 'twice') expect(bodiesOf(pages, '/eight')).toBe(best)
    await expect.poll(() => bodiesOf(pages, '/seven')).not.toBe(seven)
    expect(bodiesOf(pages, '/eight')).toBe(best)
  })
})

it('is applied once the thread is idle', async () => {
  const hasTime = vi.fn().mockReturnValue(false)
  const pages = createPageCache(quietLog, { hasCapacity: hasTime })
  await keep(pages, '/jobs')
  const quick = bodiesOf(pages, '/jobs')
  vi.mocked(compressBody).mockClear()
  read(pages, '/jobs', 100)
  expect(compressBody).not.toHaveBeenCalled()
  hasTime.mockReturnValue(true)
  await expect.poll(() => bodiesOf(pages, '/jobs')).not.toBe(quick)
})

it('is applied again after the page has changed', async () => {
  const pages = createPageCache(quietLog)
  await keep(pages, '/jobs')
  for (const html of [HTML, HTML.replaceAll('finished', 'newer')]) {
    await keep(pages, '/jobs', draftOf(Date.now() + 1000), html)
    const quick = bodiesOf(pages, '/jobs')
    read(pages, '/jobs', 8)
    await expect.poll(() => bodiesOf(pages, '/jobs')).not.toBe(quick)
  }
})

it('does not bring back the previous version of the page', async () => {
  const pages = createPageCache(quietLog)
  for (const key of ['/jobs', '/majors']) await keep(pages, key)
  const majors = bodiesOf(pages, '/majors')
  read(pages, '/jobs', 8)
  await keep(pages, '/jobs', draftOf(Date.now() + 1), '<p>newer</p>')
  await expect.poll(() => bodiesOf(pages, '/majors')).not.toBe(majors)
  const { gzip = Buffer.of() } = bodiesOf(pages, '/jobs') ?? {}
  expect(gunzipSync(gzip).toString()).toBe('<p>newer</p>')
})

describe('when zlib fails', () => {
  const failure = new Error('no memory')

  it('the page is not stored, and the error is logged', async () => {
    vi.mocked(compressBody).mockRejectedValueOnce(failure)
    const error = vi.fn()
    const pages = createPageCache({ error })
    expect(await keep(pages, '/jobs')).toBe(false)
    expect(error.mock.calls).toEqual([[{ err: failure }, expect.any(String)]])
    expect(await keep(pages, '/jobs')).toBe(true)
  })

  it('a popular page keeps its fast compression, and the error is logged once', async () => {
    const error = vi.fn()
    const pages = createPageCache({ error })
    await keep(pages, '/jobs')
    vi.mocked(compressBody).mockRejectedValueOnce(failure)
    const quick = bodiesOf(pages, '/jobs')
    read(pages, '/jobs', 8)
    await expect.poll(() => error.mock.calls).toEqual([[{ err: failure }, expect.any(String)]])
    vi.mocked(compressBody).mockClear()
    read(pages, '/jobs', 8)
    expect(compressBody).not.toHaveBeenCalled()
    expect(bodiesOf(pages, '/jobs')).toBe(quick)
  })
})

describe('stored pages', () => {
  it('lists stale pages, the most read first', async () => {
    const pages = createPageCache(quietLog)
    for (const [index, key] of ['/a', '/b', '/c'].entries()) {
      await keep(pages, key, draftOf(ago(301)))
      read(pages, key, index + 1)
    }
    await keep(pages, '/fresh')
    expect(pages.find('/c')).toMatchObject({ isStale: true, answers: 4 })
    expect(pages.listStale(2)).toEqual([
      { key: '/c', answers: 4 },
      { key: '/b', answers: 2 },
    ])
    expect(pages.listStale(9)).toHaveLength(3)
    pages.find('/fresh')
    expect(pages.readAnswers()).toEqual({ fresh: 1, stale: 7 })
  })
})
