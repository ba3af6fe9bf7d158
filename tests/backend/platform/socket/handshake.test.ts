import { EventEmitter } from 'node:events'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { limitPackets } from '@/backend/platform/socket/handle-upgrades'
import {
  isSameOriginHandshake,
  isSocketHandshake,
  readHandshakeAddress,
  readHandshakeToken,
} from '@/backend/platform/socket/handshake'

const SITE = 'https://www.visvakor.example'

function ask(
  headers: IncomingMessage['headers'] = {},
  { url = '/', remoteAddress = '127.0.0.1' } = {},
): IncomingMessage {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
  )
  return Object.assign(request, { url, headers })
}

test.each([
  ['/?EIO=4&transport=websocket', true],
  ['/?EIO=3&transport=websocket', false],
  ['/?EIO=4&transport=polling', false],
  ['/?EIO=4&transport=websocket&sid=a', false],
  ['/', false],
])('isSocketHandshake(%s): %s', (url, begins) => {
  expect(isSocketHandshake(ask({}, { url }))).toBe(begins)
})

test.each<[IncomingMessage['headers'], boolean]>([
  [{}, true],
  [{ cookie: 'session=a' }, false],
  [{ origin: SITE }, true],
  [{ origin: SITE, cookie: 'session=a' }, true],
  [{ origin: 'https://staging.example', host: 'staging.example' }, true],
  [{ origin: 'http://staging.example', host: 'staging.example' }, false],
  [{ origin: 'https://evil.example', host: 'www.visvakor.example' }, false],
])('isSameOriginHandshake of %o: %s', (headers, isOurs) => {
  expect(isSameOriginHandshake(ask(headers), SITE)).toBe(isOurs)
})

describe('the session of a socket', () => {
  const read = (headers: IncomingMessage['headers'], site = SITE) =>
    readHandshakeToken(ask(headers), site)

  test('is read from the header before any cookie', () => {
    expect(read({ 'x-session-token': 'a', cookie: '__Host-session=b' })).toBe('a')
    expect(read({ 'x-session-token': '', cookie: '__Host-session=b' })).toBe('b')
    expect(read({ 'x-session-token': ['a', 'c'], cookie: '__Host-session=b' })).toBe('b')
  })

  test("is read from the cookie of the site's scheme", () => {
    const cookie = 'other=x; session=plain ;__Host-session=a=b=='
    expect(read({ cookie })).toBe('a=b==')
    expect(read({ cookie }, 'http://localhost:3000')).toBe('plain')
    expect(read({ cookie: 'session=plain' })).toBeNull()
    expect(read({ cookie: '__Host-session=' })).toBeNull()
    expect(read({})).toBeNull()
  })
})

describe('the address a socket is counted for', () => {
  const read = (remoteAddress: string, named?: string) =>
    readHandshakeAddress(
      ask(named === undefined ? {} : { 'x-forwarded-for': named }, { remoteAddress }),
    )

  test('is that of the connection, whatever a header claims', () => {
    expect(read('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  test('behind a local proxy is the last one that is not local', () => {
    expect(read('127.0.0.1', '198.51.100.1, 203.0.113.7, 127.0.0.1')).toBe('203.0.113.7')
    expect(read('::1', 'unknown, 203.0.113.7 , nobody')).toBe('203.0.113.7')
    expect(read('127.0.0.1', '127.0.0.1')).toBeNull()
    expect(read('127.0.0.1', 'unknown')).toBeNull()
    expect(read('127.0.0.1')).toBeNull()
  })
})

test('limits packets to twenty in ten seconds and then closes the connection', () => {
  let now = 50_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const close = vi.fn()
  const connection = Object.assign(new EventEmitter(), { close })
  limitPackets(connection)
  const send = (count: number) => {
    for (let sent = 0; sent < count; sent += 1) connection.emit('packet')
  }
  send(20)
  now += 10_000
  expect(close).not.toHaveBeenCalled()
  now += 1
  send(20)
  expect(close).not.toHaveBeenCalled()
  now += 10_000
  send(1)
  expect(close.mock.calls).toEqual([[true]])
})
