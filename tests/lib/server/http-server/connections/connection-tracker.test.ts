import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createConnectionTracker } from '@/lib/server/http-server/connections/connection-tracker'

/** Connections without a client, of which so many bytes were read. */
function openKept() {
  const tracker = createConnectionTracker()
  const open = () => {
    const socket = new Socket()
    let bytesRead = 0
    Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead })
    tracker.add(socket)
    const read = (bytes: number) => {
      bytesRead += bytes
    }
    const answer = (headers: IncomingMessage['headers'] = {}) => {
      const request = new IncomingMessage(socket)
      request.headers = headers
      const response = new ServerResponse(request)
      tracker.trackResponse(request, response)
      return { request, response }
    }
    return { socket, read, answer }
  }
  return { ...tracker, open }
}

const CHECK = { since: 10, head: 30 }

describe('connection tracker', () => {
  it('has no pending response for a connection that closed before its response', async () => {
    const { open, closeIdle, hasPendingResponse } = openKept()
    const { socket, answer } = open()
    socket.destroy()
    await once(socket, 'close')
    answer()
    expect(hasPendingResponse(socket)).toBe(false)
    expect(() => closeIdle(CHECK)).not.toThrow()
  })

  it('closes an unused connection immediately', () => {
    const { open, closeIdle } = openKept()
    const { socket } = open()
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('waits for the rest of a request head, but no longer than the limit', () => {
    const { open, closeIdle } = openKept()
    const { socket, read } = open()
    read(1)
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    expect(socket.destroyed).toBe(false)
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('waits until the last response of a connection is sent', () => {
    const { open, closeIdle } = openKept()
    const { socket, read, answer } = open()
    read(50)
    const answers = [answer(), answer()]
    for (const { response } of answers) {
      for (let turn = 0; turn < 9; turn += 1) closeIdle(CHECK)
      expect(socket.destroyed).toBe(false)
      response.emit('close')
    }
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('gives the head of the next request the full time again', () => {
    const { open, closeIdle } = openKept()
    const { socket, read, answer } = open()
    read(1)
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    const { request, response } = answer()
    response.emit('close')
    read(1)
    request.emit('close')
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    expect(socket.destroyed).toBe(false)
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('treats a connection with an unread body as idle once the body has arrived', () => {
    const { open, closeIdle } = openKept()
    const { socket, read, answer } = open()
    const { request, response } = answer({ 'content-length': '1000' })
    response.emit('close')
    read(1000)
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(false)
    request.emit('close')
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })
})
