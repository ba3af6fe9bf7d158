import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { buildErrorResponse, sendError } from '@/lib/server/http-server/error-response'

it('an error page names the site by its host, since the settings may be unreachable', () => {
  vi.stubEnv('SITE_URL', 'https://jobs.example/')
  const { text } = buildErrorResponse({ status: 503, format: 'html' })
  expect(text).toContain('<title>That did not work | jobs.example</title>')
})

it('an error page of a showcase says that it is a demo', () => {
  const demo = 'Demo: all listings are invented.'
  expect(buildErrorResponse({ status: 404, format: 'html' }).text).not.toContain(demo)
  vi.stubEnv('ALLOW_DEMO', '1')
  expect(buildErrorResponse({ status: 404, format: 'html' }).text).toContain(demo)
})

it('an HTML error has a policy that allows its style, and a JSON error needs none', () => {
  const page = buildErrorResponse({ status: 404, format: 'html' })
  expect(page.headers).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/style-src 'self' 'sha256-/),
  })
  const call = buildErrorResponse({ status: 404, format: 'json' })
  expect(call.headers).not.toHaveProperty('Content-Security-Policy')
})

it('sendError does nothing when a response has already started', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.writeHead(200)
  sendError(response, { status: 503, format: 'json' })
  expect([response.statusCode, response.writableEnded]).toEqual([200, false])
})
