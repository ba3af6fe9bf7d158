import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { reuseCompressedBodies } from '@/lib/server/http-server/middleware/compressed-body-cache'

const LARGE = Array.from({ length: 20_000 }, (_, index) => `${(index * 7919) % 1009}`).join()
const SMALL = 'What is sent again and again. '.repeat(50)

it('compresses one body at a time, and the other when it is next sent', async () => {
  const step = reuseCompressedBodies()
  const send = (body: string) => {
    const request = new IncomingMessage(new Socket())
    request.headers = { 'accept-encoding': 'br' }
    const response = new ServerResponse(request)
    response.setHeader('etag', '"a"')
    void step({ id: '', client: '', path: '/jobs', search: '', request, response })
    response.end(body)
    return response.getHeader('content-encoding') ?? 'plain'
  }
  for (let turn = 0; turn < 2; turn += 1) {
    for (const body of [LARGE, SMALL]) expect(send(body)).toBe('plain')
  }
  await expect.poll(() => send(LARGE)).toBe('br')
  expect(send(SMALL)).toBe('plain')
  await expect.poll(() => send(SMALL)).toBe('br')
})
