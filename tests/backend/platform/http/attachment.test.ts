import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Attachment, sendAttachment } from '@/backend/platform/http/attachment'

function send(file: Attachment) {
  const app = Fastify()
  app.get('/', (_, reply) => sendAttachment(reply, file))
  return app.inject('/')
}

test('is sent as a download that browsers never show', async () => {
  const response = await send(new Attachment(Buffer.from('<b>a</b>'), 'a.html', 'text/html'))
  expect(response.body).toBe('<b>a</b>')
  expect(response.headers).toMatchObject({
    'content-disposition': `attachment; filename="a.html"; filename*=UTF-8''a.html`,
    'content-length': '8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('has the length of a stream', async () => {
  const file = new Attachment(Readable.from([Buffer.from('abc')]), 'a.pdf', 'application/pdf', 3)
  expect((await send(file)).headers).toMatchObject({ 'content-length': '3' })
})

test.each([
  ['a "b" \\.pdf', 'a _b_ _.pdf', 'a%20%22b%22%20%5C.pdf'],
  ['ប្រវត្តិ.pdf', '________.pdf', `${encodeURIComponent('ប្រវត្តិ')}.pdf`],
  ["a'b(1)*.pdf", "a'b(1)*.pdf", 'a%27b%281%29%2A.pdf'],
  ['a\r\nx: y.pdf', 'a__x: y.pdf', 'a%0D%0Ax%3A%20y.pdf'],
  ['a\ud800.pdf', 'a_.pdf', 'a_.pdf'],
])('encodes the name %j for every browser', async (name, plain, encoded) => {
  const response = await send(new Attachment(Buffer.from('a'), name, 'application/pdf'))
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  )
})
