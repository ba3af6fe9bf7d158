import { describe, expect, it } from 'vitest'
import { askDoor } from '@/tests/support/http-server/ask-door'
import { openDoor } from '@/tests/support/http-server/open-door'

const KEY = '7F3b1c0a-9e5D4826'

describe('the key for search engines (decision 035)', () => {
  it('is shown at its own address, and only there', async () => {
    const door = await openDoor({ indexKey: KEY })
    const { status, headers, text } = await askDoor(door, `/${KEY}.txt`)
    expect([status, text]).toEqual([200, KEY])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await askDoor(door, `/${KEY}`)).text).not.toBe(KEY)
    expect((await askDoor(door, `/en/${KEY}.txt`)).text).not.toBe(KEY)
  })

  it('is only read', async () => {
    const door = await openDoor({ indexKey: KEY })
    expect((await askDoor(door, `/${KEY}.txt`, { method: 'POST' })).status).toBe(405)
    expect((await askDoor(door, `/${KEY}.txt`, { method: 'HEAD' })).text).toBe('')
  })

  it('is nowhere when none is set', async () => {
    const { text } = await askDoor(await openDoor(), '/null.txt')
    expect(text).toBe('<p>GET /null.txt</p>')
  })
})
