// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenConnection } from '@/lib/browser/socket/keep-connected'
import {
  isSocketConnected,
  subscribeToSocketConnection,
} from '@/lib/browser/socket/socket-connection'

type Events = { onOpen: () => void; onLoss: () => void }
const { connections, openSocket } = vi.hoisted(() => ({
  connections: [] as (Events & { isEnded: boolean; open: OpenConnection })[],
  openSocket: vi.fn(),
}))

// The socket has its own tests.
vi.mock('@/lib/browser/socket/open-socket', () => ({ openSocket }))

// Reconnecting has its own tests.
vi.mock('@/lib/browser/socket/keep-connected', () => ({
  keepConnected: (open: OpenConnection, events: Events) => {
    const connection = { ...events, open, isEnded: false }
    connections.push(connection)
    return () => {
      connection.isEnded = true
      connection.onLoss()
    }
  },
}))

const idle = () => vi.advanceTimersByTime(1000)

beforeEach(() => {
  vi.useFakeTimers()
  connections.length = 0
})

test('all subscribers share one connection, which closes with the last of them', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const leaveOne = subscribeToSocketConnection(one)
  const leaveOther = subscribeToSocketConnection(other)
  idle()
  expect(connections).toHaveLength(1)
  connections[0]?.onOpen()
  connections[0]?.onOpen()
  expect([isSocketConnected(), one.mock.calls.length, other.mock.calls.length]).toEqual([
    true,
    1,
    1,
  ])

  leaveOne()
  expect([isSocketConnected(), connections[0]?.isEnded]).toEqual([true, false])
  connections[0]?.onLoss()
  expect([isSocketConnected(), one.mock.calls.length, other.mock.calls.length]).toEqual([
    false,
    1,
    2,
  ])

  leaveOther()
  expect(connections[0]?.isEnded).toBe(true)
  const leave = subscribeToSocketConnection(one)
  idle()
  expect(connections).toHaveLength(2)
  leave()
})

test('a subscriber that leaves before the browser is idle opens no connection', () => {
  subscribeToSocketConnection(vi.fn())()
  idle()
  expect(connections).toEqual([])
})

function requestConnection() {
  const leave = subscribeToSocketConnection(vi.fn())
  idle()
  const events = { onOpen: vi.fn(), onLoss: vi.fn() }
  return { leave, events, close: connections.at(-1)?.open(events) }
}

test('opens a connection once the script has loaded, and closes it on request', async () => {
  const connection = { close: vi.fn() }
  openSocket.mockReset().mockReturnValue(connection)
  const { leave, events, close } = requestConnection()
  await vi.waitFor(() => expect(openSocket).toHaveBeenCalledWith(events))
  close?.()
  expect(connection.close).toHaveBeenCalledOnce()
  leave()
})

test('opens no connection when closed before the script has loaded', async () => {
  openSocket.mockReset()
  const { leave, close } = requestConnection()
  close?.()
  await import('@/lib/browser/socket/open-socket')
  await vi.advanceTimersByTimeAsync(0)
  expect(openSocket).not.toHaveBeenCalled()
  leave()
})

test('reports a connection that cannot be opened as lost', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  openSocket.mockReset().mockImplementation(() => {
    throw new Error('The script is broken.')
  })
  const { leave, events } = requestConnection()
  await vi.waitFor(() => expect(events.onLoss).toHaveBeenCalledOnce())
  logged.mockRestore()
  leave()
})
