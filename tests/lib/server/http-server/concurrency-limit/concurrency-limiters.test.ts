import { EventEmitter } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeAll, expect, it, vi } from 'vitest'
import type { ConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'
import {
  choosePageLimiter,
  createConcurrencyLimiters,
} from '@/lib/server/http-server/concurrency-limit/concurrency-limiters'
import { getLogoCache } from '@/lib/server/logos/logo-cache'

const known = new Set(['/jobs', '/jobs/7/a'])
const pages = { isKnown: (key: string) => known.has(key) }

// The logo on a page that was shown before.
beforeAll(() => getLogoCache(async () => Buffer.from('picture')).get('a'.repeat(32)))

function askedFor(method: string, url: string) {
  const request = new IncomingMessage(new Socket())
  request.method = method
  request.url = url
  return { request, path: url.split('?')[0] ?? '' }
}

it.each([
  ['GET', '/jobs', 'read'],
  ['HEAD', '/en/jobs?utm_source=x', 'read'],
  ['GET', '/jobs/7/a?fbclid=1a2b', 'read'],
  ['GET', '/favicon.ico', 'read'],
  ['GET', '/jobs?searchText=nobody+asked', 'unseen'],
  ['GET', '/jobs/8/b', 'unseen'],
  ['GET', '/jobs.atom', 'unseen'],
  ['GET', '/logos/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp', 'read'],
  ['GET', '/logos/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.webp', 'unseen'],
  ['GET', '/en/logos/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.webp', 'unseen'],
  ['GET', '/profile', 'people'],
  ['GET', '/en/profile/resume?open=1', 'people'],
  ['POST', '/contact-us/send', 'people'],
  ['POST', '/session', 'people'],
  ['DELETE', '/session', 'people'],
  ['POST', '/revalidate', 'people'],
  ['GET', `/calendar/${'a'.repeat(43)}.ics`, 'calendar'],
  ['HEAD', `/en/calendar/${'b'.repeat(43)}.ics`, 'calendar'],
])('%s %s uses the limiter %s', (method, url, lane) => {
  expect(choosePageLimiter(askedFor(method, url), pages)).toBe(lane)
})

/** Adds requests until one is rejected; returns the connections of all. */
async function fill({ acquire, getState }: ConcurrencyLimiter): Promise<readonly EventEmitter[]> {
  const clients: EventEmitter[] = []
  const { refused } = getState()
  while (getState().refused === refused) {
    const closing = new EventEmitter()
    clients.push(closing)
    void acquire({ client: `${refused} ${clients.length}`, closing })
    await Promise.resolve()
  }
  return clients
}

it.each([
  ['people', 16, 16, 64, 16],
  ['read', 3, 16, 128, 4],
  ['unseen', 2, 6, 40, 2],
  ['calendar', 2, 2, 40, 8],
  ['readCalls', 16, 16, 128, 8],
  ['writeCalls', 16, 16, 128, 16],
  ['expensiveCalls', 32, 32, 128, 16],
] as const)(
  'on two cores the limiter %s runs %i at once, %i when idle, and queues %i, or %i in overload',
  async (name, few, most, waiting, inCrowd) => {
    vi.useFakeTimers()
    let hasTime = false
    const lane = createConcurrencyLimiters(2, { hasCapacity: () => hasTime })[name]
    const clients = await fill(lane)
    expect(lane.getState()).toMatchObject({ running: few, waiting })
    for (const client of clients) client.emit('close')
    expect(lane.getState()).toMatchObject({ running: few, waiting: 0 })
    await fill(lane)
    expect(lane.getState()).toMatchObject({ running: few, waiting: inCrowd })
    hasTime = true
    for (let turn = 0; turn < 9; turn += 1) {
      vi.advanceTimersByTime(1000)
      await fill(lane)
    }
    expect(lane.getState().running).toBe(most)
  },
)
