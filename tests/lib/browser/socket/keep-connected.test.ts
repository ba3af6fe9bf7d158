// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { keepConnected } from '@/lib/browser/socket/keep-connected'

type Line = { opens(): void; falls(): void; isClosed: boolean }

const lines: Line[] = []
const said: string[] = []
let end: () => void

type World = {
  visibility: DocumentVisibilityState
  isOnline: boolean
  isSignedIn: boolean
  connection: object | undefined
}

const calm: World = {
  visibility: 'visible',
  isOnline: true,
  isSignedIn: true,
  connection: undefined,
}
let world = calm

const newest = () => {
  const line = lines.at(-1)
  if (line === undefined) throw new Error('No line was opened')
  return line
}

function start() {
  end = keepConnected(
    ({ onOpen, onLoss }) => {
      const line: Line = { opens: onOpen, falls: onLoss, isClosed: false }
      lines.push(line)
      return () => {
        line.isClosed = true
      }
    },
    { onOpen: () => said.push('open'), onLoss: () => said.push('lost') },
  )
}

function show(next: DocumentVisibilityState) {
  world = { ...world, visibility: next }
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => world.visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => world.isOnline)
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => world.connection,
  })
  Cookies.set('signed_in', '1')
})
afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'connection')
  Cookies.remove('signed_in')
  lines.length = 0
  said.length = 0
  world = calm
})

describe('opens no connection', () => {
  test.each([
    ['with the data saver on', { connection: { saveData: true } }],
    ['on a 2g connection', { connection: { effectiveType: 'slow-2g' } }],
    ['while offline', { isOnline: false }],
    ['in a background tab', { visibility: 'hidden' as const }],
    ['for a signed-out visitor', { isSignedIn: false }],
  ])('%s', (_, given: Partial<World>) => {
    world = { ...calm, ...given }
    if (!world.isSignedIn) Cookies.remove('signed_in')
    start()
    vi.runAllTimers()
    expect(lines).toHaveLength(0)
  })
})

test('waits longer after each loss, up to ten minutes', () => {
  start()
  const pauses: number[] = []
  for (let loss = 0; loss < 10; loss++) {
    newest().falls()
    const before = Date.now()
    vi.advanceTimersToNextTimer()
    pauses.push(Date.now() - before)
  }
  expect(pauses.slice(0, 3)).toEqual([6000, 12_000, 24_000])
  expect(pauses.at(-1)).toBe(600_000)
  expect(said.filter((each) => each === 'open')).toEqual([])
})

test('counts a connection that drops immediately as failed, but not one that lasted a minute', () => {
  start()
  newest().opens()
  newest().falls()
  vi.advanceTimersByTime(6000)
  newest().opens()
  newest().falls()
  vi.advanceTimersByTime(11_999)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1)
  newest().opens()
  vi.advanceTimersByTime(60_000)
  newest().falls()
  vi.advanceTimersByTime(3000)
  expect(lines).toHaveLength(4)
})

test('two pages do not reconnect at the same moment', () => {
  vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1)
  start()
  newest().falls()
  vi.advanceTimersByTime(3000)
  expect(lines).toHaveLength(2)
  newest().falls()
  vi.advanceTimersByTime(17_999)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(lines).toHaveLength(3)
})

test('a page in the back/forward cache has no connection, and opens one when it returns', () => {
  start()
  newest().opens()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect([newest().isClosed, said]).toEqual([true, ['open', 'lost']])
  vi.runAllTimers()
  expect(lines).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(lines).toHaveLength(2)
})

test('closes the connection of a page hidden for a minute, but not sooner', () => {
  start()
  show('hidden')
  vi.advanceTimersByTime(59_000)
  show('visible')
  vi.advanceTimersByTime(120_000)
  expect([lines.length, newest().isClosed]).toEqual([1, false])
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(newest().isClosed).toBe(true)
  show('visible')
  expect([lines.length, newest().isClosed]).toEqual([2, false])
})

test('reconnects immediately when the device is online again', () => {
  start()
  for (let loss = 0; loss < 5; loss++) {
    newest().falls()
    vi.advanceTimersToNextTimer()
  }
  newest().falls()
  window.dispatchEvent(new Event('online'))
  expect(lines).toHaveLength(7)
  vi.runAllTimers()
  expect(lines).toHaveLength(7)
  // Earlier losses are forgotten.
  newest().falls()
  vi.advanceTimersByTime(6000)
  expect(lines).toHaveLength(8)
})

test('a hidden page opens no connection, whatever else happens', () => {
  start()
  show('hidden')
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  broadcastSessionChange()
  expect(lines).toHaveLength(1)
})

test('closes the connection at sign-out, and opens a new one at sign-in', () => {
  start()
  newest().opens()
  Cookies.remove('signed_in')
  broadcastSessionChange()
  expect(newest().isClosed).toBe(true)
  vi.runAllTimers()
  expect(lines).toHaveLength(1)
  Cookies.set('signed_in', '1.me')
  broadcastSessionChange()
  expect([lines.length, newest().isClosed]).toEqual([2, false])
  broadcastSessionChange()
  expect(lines).toHaveLength(2)
  Cookies.set('signed_in', '1.you')
  broadcastSessionChange()
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, true, false])
})

test('opens nothing after it has ended', () => {
  start()
  newest().falls()
  end()
  vi.runAllTimers()
  show('visible')
  window.dispatchEvent(new Event('online'))
  expect(lines).toHaveLength(1)
})
