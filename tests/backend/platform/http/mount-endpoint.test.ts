import fastify, { type InjectOptions } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Attachment } from '@/backend/platform/http/attachment'
import { registerErrorHandler } from '@/backend/platform/http/error-handler'
import { ErrorReply } from '@/backend/platform/http/error-reply'
import { MailLinkPage } from '@/backend/platform/http/forms/confirm-page'
import { checkInput } from '@/backend/platform/http/invalid-input'
import {
  mountForSession,
  mountPublic,
  type RouteCall,
} from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Endpoint, endpoint } from '@/lib/contract/endpoint'

const callers = {
  getAccountId: async (token: string) => (token === 'a-token' ? 'sokha' : null),
  isInstallation: async () => false,
}

function open() {
  const app = fastify()
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  registerErrorHandler(app)
  app.decorateRequest('siteName', 'jobs.example')
  const getSiteName = async () => 'Angkor & Jobs'
  return { app, context: { app, callers, getSiteName } as Partial<RouteContext> as RouteContext }
}

const named = { id: 'x', method: 'POST', path: '/x/{id}', tag: 'x', summary: 'x' } as const
const plain = { ...named, reply: z.object({ a: z.string() }) }

/** The answer of an endpoint to a call. */
function ask<E extends Endpoint>(
  each: E,
  handle: (
    call: RouteCall<E>,
  ) => Promise<z.input<E['reply']> | Attachment | MailLinkPage | ErrorReply>,
  call: InjectOptions = {},
) {
  const { app, context } = open()
  mountPublic(context, each, handle)
  return app.inject({ method: 'POST', url: '/x/7', ...call })
}

test('requires mountForSession for endpoints with a session, and only for those', () => {
  const { context } = open()
  const own = endpoint({ ...plain, access: 'session' })
  const handle = async () => ({ a: 'b' })
  expect(() => mountPublic(context, own, handle)).toThrow('needs mountForSession')
  expect(() => mountForSession(context, endpoint(plain), handle)).toThrow('is public')
})

test('passes the account of the session to the handler, and answers 900 without one', async () => {
  const { app, context } = open()
  const own = endpoint({ ...plain, access: 'session' })
  mountForSession(context, own, async ({ accountId, sessionToken }) => ({
    a: `${accountId} ${sessionToken}`,
  }))
  const call = { method: 'POST', url: '/x/7' } as const
  expect((await app.inject(call)).statusCode).toBe(900)
  const answer = await app.inject({ ...call, headers: { 'x-session-token': 'a-token' } })
  expect(answer.json()).toEqual({ a: 'sokha a-token' })
})

test('checks the installation only for endpoints that declare 650', async () => {
  const headers = { 'x-installation-id': '6f9d1c62-3c0b-4b57-9d0e-2f7c0a1b2c3d' }
  const handle = async () => ({ a: 'b' })
  expect((await ask(endpoint(plain), handle, { headers })).statusCode).toBe(200)
  const strict = endpoint({ ...plain, errors: [650] })
  expect((await ask(strict, handle, { headers })).statusCode).toBe(650)
})

describe('a reply', () => {
  test('is not sent when it does not match the contract', async () => {
    expect((await ask(endpoint(plain), async () => ({ a: 'b' }))).json()).toEqual({ a: 'b' })
    const wrong = await ask(endpoint(plain), async () => JSON.parse('{"a":{"b":1}}'))
    expect(wrong.statusCode).toBe(500)
  })

  test('states how long shared caches may store it, in seconds', async () => {
    const cacheControlOf = async (sharedFor: number) =>
      (await ask(endpoint({ ...plain, sharedFor }), async () => ({ a: 'b' }))).headers[
        'cache-control'
      ]
    expect([await cacheControlOf(0), await cacheControlOf(1)]).toEqual([
      undefined,
      'public, max-age=1',
    ])
  })

  test('can be a page or a file', async () => {
    const html = endpoint({ ...named, reply: z.string(), replies: 'html' })
    const page = await ask(html, async () => new MailLinkPage('A < b', '<p>a</p>'))
    expect(page.body).toContain('<main><h1>A &lt; b</h1><p>a</p></main>')
    expect(page.body).toContain('<title>A &lt; b | Angkor &amp; Jobs</title>')
    expect([page.headers['content-type'], page.headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'no-store',
    ])
    const save = endpoint({ ...named, reply: z.any(), replies: 'file' })
    const file = await ask(
      save,
      async () => new Attachment(Buffer.from('a'), 'a.txt', 'text/plain'),
    )
    expect([file.body, file.headers['content-type']]).toEqual(['a', 'text/plain'])
    expect(file.headers['content-disposition']).toContain('a.txt')
  })

  test('can only be an error that the endpoint declares', async () => {
    const refuse = async () => new ErrorReply(409, 'Not now.')
    const declared = await ask(endpoint({ ...plain, errors: [409] }), refuse)
    expect([declared.statusCode, declared.json().message]).toEqual([409, 'Not now.'])
    expect((await ask(endpoint(plain), refuse)).statusCode).toBe(500)
  })
})

describe('a request body', () => {
  const handle = async ({ body }: { body: unknown }) => ({ a: JSON.stringify(body) })

  test('is not validated when the contract has none or files are sent', async () => {
    expect((await ask(endpoint(plain), handle)).json()).toEqual({ a: '{}' })
    const multipart = { field: 'file', maxFiles: 1 }
    const files = endpoint({ ...plain, multipart, body: z.object({ b: z.string() }) })
    expect((await ask(files, handle)).statusCode).toBe(200)
  })

  test.each([z.object({ b: z.string() }), z.array(z.string())])(
    'is validated: %#',
    async (body) => {
      expect((await ask(endpoint({ ...plain, body }), handle)).statusCode).toBe(400)
    },
  )
})

describe('an error of an endpoint that people open in a browser', () => {
  const html = endpoint({ ...named, reply: z.string(), replies: 'html', errors: [404, 409] })
  const refuse = (status: 400 | 404 | 409, accept: string, each: Endpoint = html) =>
    ask(each, async () => new ErrorReply(status, 'Not <now>.'), { headers: { accept } })

  test.each([400, 404] as const)('with %i says that the link no longer works', async (status) => {
    const { statusCode, headers, body } = await refuse(status, 'text/html,*/*')
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain('<title>This link no longer works | Angkor &amp; Jobs</title>')
  })

  test('with another status shows its message as text', async () => {
    expect((await refuse(409, 'text/html')).body).toContain('<p>Not &lt;now&gt;.</p>')
  })

  test('is JSON for programs and for JSON endpoints', async () => {
    expect((await refuse(409, '*/*')).json()).toEqual({ statusCode: 409, message: 'Not <now>.' })
    const json = endpoint({ ...plain, errors: [409] })
    expect((await refuse(409, 'text/html', json)).json().message).toBe('Not <now>.')
  })
})
