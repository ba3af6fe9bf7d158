import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { buildErrorResponse, sendError } from '@/lib/server/http-server/error-response'

afterEach(() => void vi.unstubAllEnvs())

it('a page calls the site by its host, since the settings may be out of reach', () => {
  vi.stubEnv('SITE_URL', 'https://jobs.example/')
  const { text } = buildErrorResponse({ status: 503, format: 'html' })
  expect(text).toContain('<title>That did not work | jobs.example</title>')
})

it('a refusal that is a page has the policy that lets its style stand, and one for programs needs none', () => {
  const page = buildErrorResponse({ status: 404, format: 'html' })
  expect(page.headers).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/style-src 'self' 'sha256-/),
  })
  const call = buildErrorResponse({ status: 404, format: 'json' })
  expect(call.headers).not.toHaveProperty('Content-Security-Policy')
})

it('a refusal does nothing where an answer has begun', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.writeHead(200)
  sendError(response, { status: 503, format: 'json' })
  expect([response.statusCode, response.writableEnded]).toEqual([200, false])
})
