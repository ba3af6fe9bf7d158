import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { admit } from '@/lib/server/door/steps/admit'
import { askDoor } from '@/tests/support/door/ask-door'
import { openBare, openBareWith } from '@/tests/support/door/open-bare'

describe('when it is full (promise S9)', () => {
  it('who comes is refused at once, and let in when somebody has gone', async () => {
    const waiting: (() => void)[] = []
    const door = await openBare(admit(2), ({ response }) => {
      waiting.push(() => response.end('late'))
      return true
    })
    const first = [askDoor(door, '/a'), askDoor(door, '/b')]
    await expect.poll(() => waiting.length).toBe(2)
    const page = await askDoor(door, '/c')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    const call = await askDoor(door, '/session', { method: 'POST' })
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([503, 503])
    for (const end of waiting) end()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    const next = askDoor(door, '/d')
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.()
    expect((await next).status).toBe(200)
  })
})

describe('who does not read what they asked for', () => {
  it('is let go after a while', async () => {
    const { port, server } = await openBareWith({ stuck: 100 }, ({ response }) => {
      response.end(Buffer.alloc(20_000_000))
      return true
    })
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    await once(socket, 'readable')
    expect(await count()).toBe(1)
    await expect.poll(count).toBe(0)
    socket.destroy()
  })

  it('takes nobody else’s place (promise S9)', async () => {
    const large = Buffer.alloc(20_000_000)
    const door = await openBare(admit(2), ({ response, path }) => {
      response.end(path === '/large' ? large : 'a page')
      return true
    })
    const idle = [1, 2, 3, 4].map(() => connect(door.port, '127.0.0.1').pause())
    for (const socket of idle) {
      socket.write('GET /large HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
      await once(socket, 'readable')
    }
    expect((await askDoor(door, '/jobs')).status).toBe(200)
    for (const socket of idle) socket.destroy()
  })
})
