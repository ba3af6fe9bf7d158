import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { POST } from '@/app/(site)/contact-us/send/route'
import { POST as subscribe } from '@/app/(site)/newsletter/route'
import { type FormDraft, getFormDraft } from '@/lib/server/forms/form-drafts'
import { handleFormPost } from '@/lib/server/forms/handle-form-post'

const good = { companyName: 'Sok Dara', email: 'sok@example.com', message: 'One\r\n\r\nTwo' }
const seen: { headers: IncomingHttpHeaders; body: unknown }[] = []

let api: Server
let answer: { status: number; body: unknown }
let respond: (request: IncomingMessage) => typeof answer

beforeEach(async () => {
  answer = { status: 200, body: { success: true } }
  respond = () => answer
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    seen.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const { status, body } = respond(request)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('API_URL', `http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  vi.stubEnv('SITE_URL', 'https://visvakor.example')
})
afterEach(async () => {
  seen.length = 0
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
})

function post(values: Record<string, string>, headers: Record<string, string> = {}) {
  return postTo(POST, values, headers)
}

function postTo(
  take: (request: Request) => Promise<Response>,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return take(
    new Request('https://visvakor.example/contact-us/send', {
      method: 'POST',
      headers: { origin: 'https://visvakor.example', ...headers },
      body: new URLSearchParams(values),
    }),
  )
}

/** The draft that a response redirects to. */
function requireDraft(response: Response): FormDraft {
  expect(response.status).toBe(303)
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(/^\/contact-us\/again\/[0-9a-f]{32}$/)
  const draft = getFormDraft(location.split('/').at(-1) ?? '')
  if (draft === null) throw new Error(`${location} leads to no draft`)
  return draft
}

describe('a form posted without JavaScript', () => {
  it('is sent to the API for this visitor, and redirects to the confirmation page', async () => {
    const headers = {
      cookie: 'a=b; installation=1b9d-7; session=x',
      'x-forwarded-for': '192.0.2.7',
    }
    const response = await post(good, headers)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/contact-us/sent')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(seen).toEqual([
      {
        headers: expect.objectContaining({
          'x-installation-id': '1b9d-7',
          'x-forwarded-for': '192.0.2.7',
        }),
        body: { ...good, message: 'One\n\nTwo' },
      },
    ])
    expect(seen[0]?.headers).not.toHaveProperty('cookie')
  })

  it('pushes out only drafts from its own IPv6 network', async () => {
    const typeFrom = async (address: string) => {
      const answer = await post({ ...good, email: 'sok' }, { 'x-forwarded-for': address })
      return answer.headers.get('location')?.split('/').at(-1) ?? ''
    }
    const other = await typeFrom('2001:db8:0:1::1')
    const first = await typeFrom('2001:db8::1')
    for (let turn = 0; turn < 50; turn += 1) await typeFrom(`2001:db8::2:${turn}`)
    expect(getFormDraft(first)).toBeNull()
    expect(getFormDraft(other)).not.toBeNull()
  })

  it('pushes out no drafts when all come through a local proxy', async () => {
    const type = async () => {
      const answer = await post({ ...good, email: 'sok' }, { 'x-forwarded-for': '127.0.0.1' })
      return answer.headers.get('location')?.split('/').at(-1) ?? ''
    }
    const first = await type()
    for (let turn = 0; turn < 50; turn += 1) await type()
    expect(getFormDraft(first)).not.toBeNull()
  })

  it('returns with every invalid field marked and all values, without calling the API', async () => {
    const draft = requireDraft(await post({ ...good, companyName: ' ', email: 'sok' }))
    expect(draft.values).toEqual({ ...good, companyName: ' ', email: 'sok', message: 'One\n\nTwo' })
    expect(draft.problems.map(({ field }) => field)).toEqual(['companyName', 'email'])
    expect(draft.failure).toBe('')
    expect(seen).toEqual([])
  })

  it('returns with the fields that the API rejects, in our words', async () => {
    const errors = [{ path: 'email', message: 'SMTP 550 at 10.0.0.3' }]
    answer = { status: 400, body: { statusCode: 400, message: 'No.', errors } }
    const draft = requireDraft(await post(good))
    expect(draft.problems).toEqual([
      { field: 'email', message: 'Enter an e-mail address like name@example.com.' },
    ])
    expect(draft.failure).toBe('')
  })

  it('returns with a general message when the API rejects something the visitor did not type', async () => {
    const errors = [{ path: 'installation', message: 'is too short' }]
    answer = { status: 400, body: { statusCode: 400, message: 'installation: short', errors } }
    const draft = requireDraft(await post(good))
    expect(draft.problems).toEqual([])
    expect(draft.failure).toBe('Something in the form is not right. Please check it.')
  })

  it('rethrows an internal error', async () => {
    const fault = new TypeError('odd')
    const request = new Request('https://visvakor.example/form', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email: 'sok@example.com' }),
    })
    const broken = handleFormPost(request, {
      fields: ['email'],
      body: z.object({ email: z.string() }),
      send: () => Promise.reject(fault),
      toSent: '/sent',
      toRetry: () => '/again',
    })
    await expect(broken).rejects.toBe(fault)
  })

  it('is rejected with 415 when it is not a form', async () => {
    const response = await post(good, { 'content-type': 'application/json' })
    expect(response.status).toBe(415)
    expect(await response.text()).toMatch(/takes a form/)
    expect(seen).toEqual([])
  })

  it.each([
    [429, { statusCode: 429, message: 'Slow down.' }, /^Slow down\.$/],
    [503, { statusCode: 503, message: 'Busy.' }, /^Busy\.$/],
    [422, { statusCode: 422, message: 'Write in one language.' }, /^Write in one language\.$/],
    [500, { statusCode: 500, message: 'Of a machine.' }, /try again in a moment/],
    [200, '<h1>Bad gateway</h1>', /try again in a moment/],
  ])('returns with all values when the API answers %i %j', async (status, body, words) => {
    answer = { status, body }
    const draft = requireDraft(await post(good))
    expect(draft).toMatchObject({ values: { companyName: 'Sok Dara' }, problems: [] })
    expect(draft.failure).toMatch(words)
  })

  it.each([
    [900, { statusCode: 900, message: 'Over.' }],
    [200, { statusCode: 900 }],
    [401, { statusCode: 900, message: 'Over.' }],
  ])(
    'ends the session and redirects to sign-in, keeping the form, when the API answers %i %j (spec §8)',
    async (status, body) => {
      answer = { status, body }
      const response = await post(good, { cookie: 'session=x; signed_in=1' })
      expect(response.status).toBe(303)
      const { pathname, searchParams } = new URL(
        response.headers.get('location') ?? '',
        'http://site',
      )
      expect(pathname).toBe('/login')
      const [, id = ''] =
        /^\/contact-us\/again\/([0-9a-f]{32})$/.exec(searchParams.get('next') ?? '') ?? []
      expect(getFormDraft(id)).toMatchObject({
        values: { companyName: 'Sok Dara' },
        failure: 'You were signed out before this was sent. Please send it again.',
      })
      const cleared = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
      expect(cleared).toEqual(['__Host-session=', 'session=', 'signed_in='])
    },
  )

  it('returns to the /en form after sign-in when it was posted there', async () => {
    answer = { status: 900, body: { statusCode: 900, message: 'Over.' } }
    const response = await post(good, { cookie: 'session=x; signed_in=1', 'x-locale': 'en' })
    expect(response.headers.get('location')).toMatch(
      /^\/login\?next=%2Fen%2Fcontact-us%2Fagain%2F[0-9a-f]{32}$/,
    )
  })

  it.each([
    [650, { statusCode: 650, message: 'Unknown.' }],
    [200, { statusCode: 650 }],
    [401, { statusCode: 650, message: 'Unknown.' }],
  ])(
    'registers a new installation and retries once when the API answers %i %j (spec §8)',
    async (status, body) => {
      const answers = [{ status, body }]
      respond = (request) => {
        if (request.method !== 'PUT') return answers.shift() ?? answer
        const id = request.url?.split('/').at(-1)
        return { status: 200, body: { id, platform: 'web', deviceType: 'browser' } }
      }
      const response = await post(good, { cookie: 'installation=old' })
      expect(response.headers.get('location')).toBe('/contact-us/sent')
      const ids = seen.map(({ headers }) => headers['x-installation-id'])
      expect(ids).toEqual(['old', ids[1], ids[1]])
      expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/)
      expect(response.headers.getSetCookie()).toEqual([
        `installation=${ids[1]}; Path=/; Max-Age=1000000; SameSite=Lax; Secure`,
      ])
    },
  )

  it('retries only once, and keeps the values', async () => {
    respond = ({ method, url }) =>
      method === 'PUT'
        ? { status: 200, body: { id: url?.split('/').at(-1), platform: 'web', deviceType: 'b' } }
        : { status: 650, body: { statusCode: 650, message: 'Unknown.' } }
    const draft = requireDraft(await post(good))
    expect(seen).toHaveLength(3)
    expect(draft.values).toMatchObject({ companyName: 'Sok Dara' })
    expect(draft.failure).toMatch(/try again in a moment/)
  })

  it.each([null, { success: false }])(
    'returns from the newsletter with the message of spec §8 when the API answers %j',
    async (body) => {
      answer = { status: 200, body }
      const response = await postTo(subscribe, { email: 'sok@example.com' })
      const draft = getFormDraft(response.headers.get('location')?.split('/').at(-1) ?? '')
      expect(draft?.values).toEqual({ email: 'sok@example.com' })
      expect(draft?.failure).toBe('Something went wrong, Please try again.')
    },
  )

  it('returns with all values when the API is down', async () => {
    vi.stubEnv('API_URL', 'http://127.0.0.1:9')
    expect(requireDraft(await post(good)).failure).toMatch(/try again in a moment/)
  })

  it('is not sent when the honeypot was filled in, and returns with it empty', async () => {
    const draft = requireDraft(await post({ ...good, website: 'https://spam.example' }))
    expect(draft.values).not.toHaveProperty('website')
    expect(draft.failure).toMatch(/send it again/)
    expect(seen).toEqual([])
  })

  it.each([
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is rejected from another origin: %j (promise T5)', async (headers) => {
    const response = await post(good, headers)
    expect(response.status).toBe(403)
    expect(seen).toEqual([])
  })
})
