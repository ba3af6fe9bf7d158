import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { buildErrorResponse, sendError } from '@/lib/server/http-server/error-response'

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
