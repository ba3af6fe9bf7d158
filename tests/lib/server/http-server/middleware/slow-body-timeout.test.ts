import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { timeOutSlowBodies } from '@/lib/server/http-server/middleware/request-body-limits'

beforeEach(() => void vi.useFakeTimers())

function ask(headers: Readonly<Record<string, string>>, silence?: number) {
  const socket = new Socket()
  let bytesRead = 0
  Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead })
  const answer = vi.spyOn(socket, 'end').mockReturnValue(socket)
  const request = new IncomingMessage(socket)
  request.headers = headers
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  const exchange = { id: '', client: '', path: '/jobs', search: '', request, response }
  expect(timeOutSlowBodies(silence)(exchange)).toBe(false)
  const isOver = () => answer.mock.calls.length > 0
  /** So many bytes arrive each second. Returns the seconds until the request was ended; null: never. */
  const send = (pace: number, seconds: number): number | null => {
    for (let second = 1; second <= seconds; second += 1) {
      bytesRead += pace
      vi.advanceTimersByTime(1000)
      if (isOver()) return second
    }
    return null
  }
  return { socket, request, response, send }
}

it.each([
  [{}, undefined],
  [{ 'content-length': '0' }, undefined],
  [{ 'content-length': '1' }, 7000],
])('a request with %j has an idle timeout of %s ms', (headers, silence) => {
  expect(ask(headers, 7000).socket.timeout).toBe(silence)
})

const body = { 'content-length': '64000' }

it('ends a body that arrives slower than 100 bytes a second after 15 seconds (promise T14)', () => {
  expect(ask(body).send(99, 120)).toBe(15)
})

it('lets a body arrive at that pace, and ends it when it falls behind', () => {
  const { send } = ask(body)
  expect(send(100, 60)).toBeNull()
  expect(send(0, 60)).not.toBeNull()
})

it('ignores a body that has arrived, however long the response takes', () => {
  const { request, send } = ask(body)
  request.complete = true
  expect(send(0, 20)).toBeNull()
  expect(ask({}).send(0, 120)).toBeNull()
})

it('stops watching once the response is sent', () => {
  const { socket, response, send } = ask(body)
  response.emit('close')
  expect(send(0, 14)).toBeNull()
  expect(socket.timeout).toBe(0)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1)
})

it('restores the socket timeout after the response, for a proxy that reuses the connection', () => {
  const { socket, response } = ask(body)
  socket.setTimeout(65_000)
  timeOutSlowBodies()({
    id: '',
    client: '',
    path: '/',
    search: '',
    request: response.req,
    response,
  })
  expect(socket.timeout).toBe(15_000)
  response.emit('close')
  expect(socket.timeout).toBe(65_000)
})
