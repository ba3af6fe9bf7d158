import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createConnectionTracker } from '@/lib/server/http-server/connections/connection-tracker'

/** Connections nobody is at the other end of, of which so much was read. */
function openKept() {
  const kept = createConnectionTracker()
  const open = () => {
    const socket = new Socket()
    let bytesRead = 0
    Object.defineProperty(socket, 'bytesRead', { get: () => bytesRead })
    kept.add(socket)
    const read = (bytes: number) => {
      bytesRead += bytes
    }
    const answer = (headers: IncomingMessage['headers'] = {}) => {
      const request = new IncomingMessage(socket)
      request.headers = headers
      const response = new ServerResponse(request)
      kept.trackResponse(request, response)
      return { request, response }
    }
    return { socket, read, answer }
  }
  return { ...kept, open }
}

const CHECK = { since: 10, head: 30 }

describe('of the connections that are kept', () => {
  it('one that has closed before it is answered is busy with nothing', async () => {
    const { open, closeIdle, hasPendingResponse } = openKept()
    const { socket, answer } = open()
    socket.destroy()
    await once(socket, 'close')
    answer()
    expect(hasPendingResponse(socket)).toBe(false)
    expect(() => closeIdle(CHECK)).not.toThrow()
  })

  it('one that was never used is ended at once', () => {
    const { open, closeIdle } = openKept()
    const { socket } = open()
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('one with the first byte of a request stays for as long as its head may take, and no longer', () => {
    const { open, closeIdle } = openKept()
    const { socket, read } = open()
    read(1)
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    expect(socket.destroyed).toBe(false)
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('one stays until the last of its answers was sent', () => {
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

  it('one has the whole time anew for the head of its next request', () => {
    const { open, closeIdle } = openKept()
    const { socket, read, answer } = open()
    read(1)
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    const { response } = answer()
    response.emit('close')
    read(1)
    for (let turn = 0; turn < 3; turn += 1) closeIdle(CHECK)
    expect(socket.destroyed).toBe(false)
    closeIdle(CHECK)
    expect(socket.destroyed).toBe(true)
  })

  it('one whose body nobody wanted is idle once that was read to its end', () => {
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
