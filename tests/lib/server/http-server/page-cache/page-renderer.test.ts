import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from '@/lib/server/http-server/page-cache/page-cache'
import {
  createInternalRequest,
  createPageRenderer,
} from '@/lib/server/http-server/page-cache/page-renderer'
import type { RequestContext } from '@/lib/server/http-server/request-context'
import { renderStore } from '@/lib/server/next-cache/render-store.mjs'
import { quietLog } from '@/tests/support/http-server/quiet-log'
import { sendAsNext } from '@/tests/support/http-server/stand-in-page'

vi.mock('node:timers/promises', { spy: true })

const OLD = `<p>${'An old page. '.repeat(80)}</p>`
const NEW = `<p>${'A new page. '.repeat(80)}</p>`
const page = { html: NEW, tags: [] }
const aged = { html: OLD, tags: [], made: Date.now() - 301_000 }
const STALE = { headers: { 'x-nextjs-cache': 'STALE' } }
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

/** The responses of Next in order. */
function openKeeper(...answers: readonly ((exchange: RequestContext) => void)[]) {
  const pages = createPageCache(quietLog)
  const left = [...answers]
  const keeper = createPageRenderer(pages, (exchange) => {
    left.shift()?.(exchange)
    return true
  })
  const readName = async () => {
    await pages.settle('/jobs')
    return pages.find('/jobs')?.page.etag ?? null
  }
  return { ...keeper, pages, left, readName }
}

const sends =
  (answer: Parameters<typeof sendAsNext>[1]) =>
  (exchange: RequestContext): void =>
    sendAsNext(exchange, answer)

/** The stale page, while a new one is rendered that is stored or not. */
const isDue =
  (isStored: boolean) =>
  (exchange: RequestContext): void => {
    renderStore.getStore()?.written(isStored)
    sendAsNext(exchange, { ...aged, ...STALE })
  }

const etagOf = (html: string) => `"${html.length}"`

describe('a page rendered in the background', () => {
  it('is stored immediately, though nobody has requested it', async () => {
    const { rerender, left, readName } = openKeeper(sends(page))
    expect(await rerender('/jobs')).toBe(true)
    expect([left, await readName()]).toEqual([[], etagOf(NEW)])
  })

  it.each([
    ['a part of it is missing', { ...page, ...NO_STORE }],
    ['the server fails', { ...page, ...NO_STORE, status: 500 }],
    ['the API is down', { ...page, ...NO_STORE, status: 503 }],
  ])('keeps the old version where %s', async (_, failure) => {
    const { rerender, readName } = openKeeper(sends(aged), sends(failure))
    await rerender('/jobs')
    expect(await rerender('/jobs')).toBe(false)
    expect(await readName()).toBe(etagOf(OLD))
  })

  it.each([308, 404, 499])('removes the old version where Next answers %i', async (status) => {
    const { rerender, readName } = openKeeper(sends(aged), sends({ ...page, ...NO_STORE, status }))
    await rerender('/jobs')
    expect(await rerender('/jobs')).toBe(false)
    expect(await readName()).toBeNull()
  })

  it('is requested once more after a stale version, as soon as the new one is written', async () => {
    const { rerender, left, readName } = openKeeper(sends(aged), isDue(true), sends(page))
    await rerender('/jobs')
    expect(await rerender('/jobs')).toBe(true)
    expect([left, await readName()]).toEqual([[], etagOf(NEW)])
  })

  it.each([
    ['the new one could not be stored', [isDue(false), sends(page)]],
    ['that one is stale by then', [isDue(true), isDue(true), sends(page)]],
  ])('is not requested again where %s', async (_, answers) => {
    const { rerender, left } = openKeeper(...answers)
    expect(await rerender('/jobs')).toBe(false)
    expect(left).toHaveLength(1)
  })

  it('is requested again after a wait where another request is rendering it', async () => {
    vi.mocked(wait).mockImplementationOnce(async (_, value) => value)
    const { rerender, left } = openKeeper(sends({ ...aged, ...STALE }), sends(page))
    expect(await rerender('/jobs')).toBe(true)
    expect(left).toEqual([])
    // Shutdown does not wait for it.
    expect(wait).toHaveBeenCalledWith(expect.any(Number), expect.anything(), { ref: false })
  })
})

describe('a page rendered for a visitor', () => {
  it('is stored from the second time on', async () => {
    const { render, pages, readName } = openKeeper(sends(page), sends(page))
    for (const count of [0, 1]) {
      const { context: exchange } = createInternalRequest('/jobs')
      exchange.request.rawHeaders = ['Host', 'localhost']
      await render(exchange)
      await readName()
      expect(pages.countEntries()).toBe(count)
    }
  })

  it.each([
    ['the date', 0, 5.5],
    ['the monotonic clock', 5, 0.5],
  ])('records a start time one ms before the earlier clock: %s', async (_, date, steady) => {
    const now = 1_800_000_000_000
    let begun = 0
    const { render } = openKeeper(() => {
      begun = renderStore.getStore()?.begun ?? 0
    })
    vi.spyOn(Date, 'now').mockReturnValue(now + date)
    vi.spyOn(performance, 'now').mockReturnValue(now + steady - performance.timeOrigin)
    await render(createInternalRequest('/jobs').context)
    expect(begun).toBe(now - 1)
  })
})
