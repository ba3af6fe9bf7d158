import type { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { reuseCompressedBodies } from '@/lib/server/http-server/middleware/compressed-body-cache'
import { askBytes } from '@/tests/support/http-server/ask-bytes'
import { openBare } from '@/tests/support/http-server/open-bare'

const LONG = 'What is sent again and again. '.repeat(50)
const FORGED = LONG.replaceAll('again', 'twice')
const SMALLEST = 'a'.repeat(1025)

type Answer = (response: ServerResponse) => unknown

const withTag = (tag: string, body: string): Answer => {
  return (response) => response.setHeader('etag', tag).end(body)
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/long': withTag('"long"', LONG),
  '/smallest': (response) => response.setHeader('etag', '"smallest"').end(Buffer.from(SMALLEST)),
  '/forged': withTag('"long"', FORGED),
  '/small': withTag('"small"', 'a'.repeat(1024)),
  '/without-name': (response) => response.end(LONG),
  '/missing': (response) => {
    response.statusCode = 404
    response.setHeader('etag', '"missing"').end(LONG)
  },
  '/begun': (response) => response.setHeader('etag', '"begun"').writeHead(200).end(LONG),
  '/nothing': (response) => response.setHeader('etag', '"nothing"').end(),
}

function startHttpServer() {
  return openBare(reuseCompressedBodies(), ({ response, path }) => {
    ANSWERS[path]?.(response)
    return true
  })
}

async function askCoding(
  server: Awaited<ReturnType<typeof startHttpServer>>,
  path: string,
  accepted = 'gzip, br',
) {
  const { headers } = await askBytes(server, path, { 'accept-encoding': accepted })
  return headers['content-encoding'] ?? 'plain'
}

describe('a body that was sent before', () => {
  it('is sent from the compressed cache from the third request on', async () => {
    const server = await startHttpServer()
    for (const [path, body] of [
      ['/long', LONG],
      ['/smallest', SMALLEST],
    ] as const) {
      expect(await askCoding(server, path)).toBe('plain')
      expect(await askCoding(server, path)).toBe('plain')
      await expect.poll(() => askCoding(server, path)).toBe('br')
      const compressed = await askBytes(server, path, { 'accept-encoding': 'br' })
      expect(brotliDecompressSync(compressed.body).toString()).toBe(body)
      expect(compressed.headers['content-length']).toBe(String(compressed.body.length))
    }
  })

  it('is never sent in place of another body with the same ETag', async () => {
    const server = await startHttpServer()
    await expect.poll(() => askCoding(server, '/forged')).toBe('br')
    await expect.poll(() => askCoding(server, '/long')).toBe('br')
    const { body } = await askBytes(server, '/long', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(LONG)
  })

  it.each(['/small', '/without-name', '/missing', '/begun', '/nothing'])(
    'is sent uncompressed where compression saves nothing or the type is unknown: %s',
    async (path) => {
      const server = await startHttpServer()
      for (const _ of 'twice') await askCoding(server, path)
      // By then other bodies are cached, since bodies are compressed one at a time.
      await expect.poll(() => askCoding(server, '/long')).toBe('br')
      for (const _ of 'twice') expect(await askCoding(server, path)).toBe('plain')
    },
  )

  it.each([
    ['gzip', 'plain'],
    ['brrr', 'plain'],
    ['br;q=0', 'plain'],
    ['br;q=0.0, gzip', 'plain'],
    ['br;q=0.1', 'br'],
    ['gzip,br', 'br'],
  ])('is sent as the client accepts it: Accept-Encoding %s gives %s', async (accepted, coding) => {
    const server = await startHttpServer()
    await expect.poll(() => askCoding(server, '/long')).toBe('br')
    expect(await askCoding(server, '/long', accepted)).toBe(coding)
  })
})
