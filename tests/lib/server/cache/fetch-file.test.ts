import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { templateEndpoints } from '@/lib/contract/articles/document-template'
import { fetchFile } from '@/lib/server/cache/public-api'

vi.mock('server-only', () => ({}))

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

/** Requests a file of at most ten bytes from an API that responds as the test says. */
async function fetchFrom(answer: RequestListener): Promise<Buffer | null> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return fetchFile(`http://127.0.0.1:${port}/`, templateEndpoints.download, { id: 7 }, 10)
}

describe('a file from the API', () => {
  it('is fetched byte for byte from the path of its endpoint', async () => {
    const file = await fetchFrom((request, response) => response.end(request.url?.slice(-6)))
    expect(file?.toString()).toBe('7/file')
  })

  it('is null when it is too large, even without Content-Length', async () => {
    const file = await fetchFrom((_, response) => {
      response.write('123456')
      response.end('78901')
    })
    expect(file).toBeNull()
  })

  it('fails with the status of the API', async () => {
    const missing = fetchFrom((_, response) => response.writeHead(404).end('{}'))
    await expect(missing).rejects.toMatchObject({ name: 'ApiError', statusCode: 404 })
  })

  it('fails with 503 when the connection breaks', async () => {
    const broken = fetchFrom((_, response) => response.destroy())
    await expect(broken).rejects.toMatchObject({ name: 'ApiError', statusCode: 503 })
  })
})
