import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createRevalidate } from '@/backend/revalidate-web-app'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function startWeb(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('sends the tags with the shared secret', async () => {
  const requests: unknown[] = []
  const webUrl = await startWeb(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    requests.push([
      method,
      url,
      headers.authorization,
      JSON.parse(Buffer.concat(chunks).toString()),
    ])
    response.end()
  })
  const warn = vi.fn()
  const revalidate = createRevalidate({ webUrl, secret: 'a-secret', log: { warn } })
  expect(await revalidate(['jobs', 'job-7'])).toBe(true)
  expect(requests).toEqual([
    ['POST', '/revalidate', 'Bearer a-secret', { tags: ['jobs', 'job-7'] }],
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('logs a warning when the web app refuses, and does not fail', async () => {
  const webUrl = await startWeb((_, response) => response.writeHead(401).end())
  const warn = vi.fn()
  expect(await createRevalidate({ webUrl, secret: 'wrong', log: { warn } })(['jobs'])).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

test('logs a warning when the web app does not answer, and does not fail', async () => {
  const warn = vi.fn()
  const webUrl = await startWeb(() => undefined)
  expect(await createRevalidate({ webUrl, secret: 's', log: { warn } })(['jobs'])).toBe(false)
  expect(warn).toHaveBeenCalledOnce()
})

test('a web app that does not run has no old pages; its API logs that it did not answer', async () => {
  const warn = vi.fn()
  const webUrl = await startWeb(() => undefined)
  for (const close of closers.splice(0)) close()
  expect(await createRevalidate({ webUrl, secret: 's', log: { warn } })(['jobs'])).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})
