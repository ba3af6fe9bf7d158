import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi, replyError, replyJson } from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const server = await startHttpServer({ apiUrl: api.url })
const serverWithoutApi = await startHttpServer()
beforeEach(() => api.forget())

const FILE = '/upstream/v1/cv-cover-letters/7/file'
const UPLOAD = '/upstream/v1/files/upload'
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=a' }
const AS_FILE = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="a.pdf"',
}
/** Much larger than any buffer on the way. */
const LARGE = Buffer.alloc(6_000_000, 7)

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

const begin = (path: string, method = 'GET', headers = {}) =>
  request({ agent, host: '127.0.0.1', port: server.port, path, method, headers })

describe('a file download', () => {
  it('is streamed with its length and file name', async () => {
    let rest: () => void = () => undefined
    api.answer = (_, response) => {
      response.writeHead(200, { ...AS_FILE, 'content-length': LARGE.length })
      response.write(LARGE.subarray(0, 1000))
      rest = () => response.end(LARGE.subarray(1000))
    }
    const call = begin(FILE).end()
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    expect(response.headers).toMatchObject({ ...AS_FILE, 'content-length': String(LARGE.length) })
    // The start arrives while the API still holds the rest.
    const [first] = (await once(response, 'data')) as [Buffer]
    expect(first.length).toBe(1000)
    rest()
    let size = first.length
    for await (const piece of response) size += piece.length
    expect(size).toBe(LARGE.length)
  })

  it('is aborted for the client when the API breaks off, so it never looks complete', async () => {
    api.answer = (_, response) => {
      response.writeHead(200, { ...AS_FILE, 'content-length': 5000 })
      response.write('half', () => response.destroy())
    }
    await expect(requestServer(server, FILE)).rejects.toThrow('aborted')
  })

  it('can be requested with HEAD', async () => {
    api.answer = (_, response) =>
      response.writeHead(200, { ...AS_FILE, 'content-length': 4 }).end('file')
    const { status, headers, text } = await requestServer(server, FILE, { method: 'HEAD' })
    expect([status, headers['content-length'], text]).toEqual([200, '4', ''])
  })

  it('stops reading from the API when the client disconnects', async () => {
    const left = new Promise<void>((resolve) => {
      api.answer = (_, response) => {
        response.writeHead(200, { ...AS_FILE, 'content-length': LARGE.length })
        response.write('a')
        response.once('close', resolve)
      }
    })
    const call = begin(FILE).end()
    await once(call, 'response')
    call.destroy()
    await left
  })
})

describe('an upload', () => {
  it('is streamed to the API while it is still arriving', async () => {
    const received = new Promise<Buffer>((resolve) => {
      api.answer = (incoming, response) => {
        incoming.once('data', resolve)
        incoming.once('end', () => replyError(415)(incoming, response))
      }
    })
    const call = begin(UPLOAD, 'POST', { ...OWN, 'content-length': LARGE.length })
    call.write(LARGE.subarray(0, 1000))
    expect((await received).length).toBe(1000)
    call.end(LARGE.subarray(1000))
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    expect(response.statusCode).toBe(415)
    expect(api.last.headers).toMatchObject({
      'content-type': OWN['content-type'],
      'content-length': String(LARGE.length),
    })
    response.resume()
    await once(response, 'end')
  })

  it('is aborted at the API when the client disconnects', async () => {
    const left = new Promise<void>((resolve) => {
      api.answer = (incoming) => void incoming.resume().once('close', resolve)
    })
    const call = begin(UPLOAD, 'POST', { ...OWN, 'content-length': 5000 })
    call.on('error', () => undefined)
    call.write('half')
    await expect.poll(() => api.calls.length).toBe(1)
    call.destroy()
    await left
  })

  it.each([
    ['the API is down', serverWithoutApi, () => undefined, 503],
    ['the API rejects it early', server, replyError(413), 413],
    ['the API answers early', server, replyJson(900, { statusCode: 900, message: 'x' }), 900],
    [
      'a broken gateway answers',
      server,
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(502).end(),
      503,
    ],
  ])(
    'does not block the next request on its connection when %s',
    async (_, asked, answer, status) => {
      api.answer = answer
      const one = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = (path: string, method: string, body?: Buffer) =>
        new Promise<number | undefined>((resolve, reject) => {
          const headers = {
            ...OWN,
            ...(body === undefined ? {} : { 'content-length': body.length }),
          }
          const call = request({
            agent: one,
            host: '127.0.0.1',
            port: asked.port,
            path,
            method,
            headers,
          })
          call.once('response', (response) =>
            response.resume().once('end', () => resolve(response.statusCode)),
          )
          call.once('error', reject)
          call.end(body)
        })
      expect(await ask(UPLOAD, 'POST', LARGE)).toBe(status)
      expect(await ask('/jobs', 'GET')).toBe(200)
      one.destroy()
    },
  )
})
