import { describe, expect, it } from 'vitest'
import { readAnswer, requestServer, sendBytes } from '@/tests/support/http-server/request-server'
import { BUILT, startHttpServer } from '@/tests/support/http-server/start-http-server'

const server = await startHttpServer()
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** The methods of the list above that a path accepts. */
async function listAllowed(path: string): Promise<string[]> {
  const answers = await Promise.all(
    METHODS.map(async (method) => ({ method, ...(await requestServer(server, path, { method })) })),
  )
  const refused = answers.filter(({ status }) => status === 405)
  const taken = answers.filter(({ status }) => status === 200).map(({ method }) => method)
  for (const { headers } of refused) expect(headers.allow?.split(', ')).toEqual(taken)
  expect(refused.length + taken.length).toBe(METHODS.length)
  return taken
}

describe('allowed methods (promise T19)', () => {
  it.each([
    ['/', ['GET', 'HEAD']],
    ['/jobs', ['GET', 'HEAD']],
    ['/en/jobs/7/site-engineer', ['GET', 'HEAD']],
    ['/contact-us', ['GET', 'HEAD']],
    ['/contact-us/send', ['GET', 'HEAD', 'POST']],
    ['/report/send', ['GET', 'HEAD', 'POST']],
    ['/en/contact-us/send', ['GET', 'HEAD', 'POST']],
    ['/alerts/end', ['GET', 'HEAD', 'POST']],
    ['/newsletter', ['GET', 'HEAD', 'POST']],
    ['/session', ['POST', 'DELETE']],
    ['/session/providers', ['GET', 'HEAD']],
    ['/revalidate', ['POST']],
    ['/manifest.webmanifest', ['GET', 'HEAD']],
    [BUILT, ['GET', 'HEAD']],
  ])('%s accepts %j', async (path, methods) => {
    expect(await listAllowed(path)).toEqual(methods)
  })

  it('answers 405 as JSON to API calls, and as HTML for pages', async () => {
    const call = await requestServer(server, '/session', { method: 'PUT' })
    expect(JSON.parse(call.text)).toEqual({ statusCode: 405, message: expect.any(String) })
    const page = await requestServer(server, '/jobs', { method: 'PUT' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('rejects server actions and image optimisation (promise T7)', async () => {
    const headers = { 'next-action': '7f'.repeat(20), 'content-type': 'text/plain;charset=UTF-8' }
    for (const path of ['/', '/jobs', '/en/login', '/contact-us']) {
      expect(
        (await requestServer(server, path, { method: 'POST', headers, body: '[]' })).status,
      ).toBe(405)
    }
    for (const path of [
      '/_next/image?url=%2Fa.png&w=640&q=75',
      '/_next/image',
      '/_next/data/x/jobs.json',
    ]) {
      expect((await requestServer(server, path)).status).toBe(404)
    }
  })

  it('answers HEAD without a body', async () => {
    for (const path of ['/jobs', BUILT, '/jobs%2f7', '/JOBS', '/upstream/nothing', '/\xe9']) {
      const head = `HEAD ${path} HTTP/1.1\r\nHost: visvakor.example\r\nConnection: close\r\n\r\n`
      expect(readAnswer(await sendBytes(server, head)).text).toBe('')
    }
  })
})
