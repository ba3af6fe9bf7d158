// @vitest-environment jsdom
import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

const { io, look } = vi.hoisted(() => ({
  io: vi.fn(),
  look: { refetchAll: vi.fn(), refetchNotifications: vi.fn(), handleSocketEvents: vi.fn() },
}))
vi.mock('socket.io-client', () => ({ io }))
// The event handlers have their own tests.
vi.mock('@/lib/browser/socket/handle-events', () => look)

class Line extends EventEmitter {
  disconnect = vi.fn()
  override off = vi.fn(() => this.removeAllListeners())
}

let socket: Line

beforeEach(() => {
  vi.resetModules()
  for (const one of Object.values(look)) one.mockClear()
  io.mockReset().mockImplementation(() => {
    socket = new Line()
    return socket
  })
})

async function open() {
  const { openSocket } = await import('@/lib/browser/socket/open-socket')
  const events = { onOpen: vi.fn(), onLoss: vi.fn() }
  return { ...events, openSocket, opened: openSocket(events) }
}

test('a connection is not shared, and does not reconnect by itself', async () => {
  await open()
  expect(io.mock.lastCall?.[0]).toMatchObject({ forceNew: true, reconnection: false })
})

test('the first connection of a page refetches older data, each later one everything', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(50_000)
  const { openSocket, onOpen, onLoss } = await open()
  socket.emit('connect')
  expect(onOpen).toHaveBeenCalledOnce()
  expect(look.refetchAll).toHaveBeenLastCalledWith(40_000)
  for (const _ of [1, 2]) {
    openSocket({ onOpen, onLoss })
    socket.emit('connect')
    expect(look.refetchAll).toHaveBeenLastCalledWith(undefined)
  }
})

test.each([
  ['that the session is over', 'io server disconnect', 1],
  ['nothing', 'transport close', 0],
])(
  'reports a loss once, and when the server says %s the bell is refetched',
  async (_, reason, looks) => {
    const { onLoss } = await open()
    socket.emit('disconnect', reason)
    socket.emit('disconnect', reason)
    expect(onLoss).toHaveBeenCalledOnce()
    expect(look.refetchNotifications).toHaveBeenCalledTimes(looks)
  },
)

test('a closed connection reports nothing more', async () => {
  const { onLoss, opened } = await open()
  opened.close()
  socket.emit('disconnect', 'io client disconnect')
  expect(socket.disconnect).toHaveBeenCalledOnce()
  expect(onLoss).not.toHaveBeenCalled()
})
