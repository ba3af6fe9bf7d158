import { describe, expect, it } from 'vitest'
import { parseFormBody } from '@/lib/server/forms/handle-form-post'

const FORM = 'application/x-www-form-urlencoded'

function post(body: BodyInit, type = FORM): Request {
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' }
  return new Request('http://localhost/contact-us/send', init)
}

/** A body in chunks without Content-Length. */
function inPieces(pieces: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
}

describe('a posted form', () => {
  it('is parsed into its fields, in any script', async () => {
    const body = new URLSearchParams({ message: 'សួស្តី & <b>', email: 'a@b.co' })
    const posted = await parseFormBody(post(body.toString(), `${FORM}; charset=utf-8`))
    expect(posted).toEqual(body)
  })

  it('may contain the longest message in Khmer', async () => {
    const body = new URLSearchParams({ message: 'ក'.repeat(5000) })
    expect(await parseFormBody(post(body.toString()))).toEqual(body)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is rejected as %s',
    async (type) => {
      expect(await parseFormBody(post('message=x', type))).toMatchObject({ status: 415 })
    },
  )

  it('is read up to 64 KB, whatever Content-Length says', async () => {
    const pieces = Array.from({ length: 9 }, () => 'x'.repeat(8 * 1024))
    expect(await parseFormBody(post(inPieces(pieces)))).toMatchObject({ status: 413 })
    expect(await parseFormBody(post(inPieces(pieces.slice(1))))).toBeInstanceOf(URLSearchParams)
  })
})
