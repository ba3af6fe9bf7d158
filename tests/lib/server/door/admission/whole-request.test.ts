import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createLane } from '@/lib/server/door/admission/lane'
import { createFinishedPages } from '@/lib/server/door/finished/finished-pages'
import { admit } from '@/lib/server/door/steps/admit'
import { askDoor } from '@/tests/support/door/ask-door'
import { openBare } from '@/tests/support/door/open-bare'
import { quietLog } from '@/tests/support/door/quiet-log'

const limits = { few: 1, most: 1, mostWaiting: 9, mostInCrowd: 9, deadline: 60_000 }

async function open() {
  const lane = createLane(limits, { hasTime: () => false })
  const lanes = { people: lane, read: lane, unseen: lane, calendar: lane }
  const door = await openBare(
    admit(lanes, createFinishedPages(quietLog)),
    async ({ request, response }) => {
      let size = 0
      for await (const piece of request) size += piece.length
      response.end(String(size))
      return true
    },
  )
  return { lane, door }
}

it('a body that is still coming in holds no place (promise T14)', async () => {
  const { lane, door } = await open()
  const slow = connect(door.port, '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /session HTTP/1.1\r\nHost: visvakor.example\r\nContent-Length: 9\r\n\r\n{')
  const { status, text } = await askDoor(door, '/session', { method: 'POST', body: '{}' })
  expect([status, text]).toEqual([200, '2'])
  expect(lane.read()).toMatchObject({ running: 0, admitted: 1 })
  slow.write('12345678')
  await expect.poll(() => lane.read().admitted).toBe(2)
  slow.destroy()
})

it('a body of the largest size is taken unread, and read whole afterwards', async () => {
  const { door } = await open()
  const body = Buffer.alloc(64 * 1024, 7)
  const { status, text } = await askDoor(door, '/session', { method: 'POST', body })
  expect([status, text]).toEqual([200, String(body.length)])
})
