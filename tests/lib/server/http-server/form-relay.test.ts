import { describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { BUILT, startHttpServer } from '@/tests/support/http-server/start-http-server'

/** Responds with the path of the request, like a form handler. */
const server = await startHttpServer({
  render: ({ request, response }) => {
    response.writeHead(303, { location: '/contact-us/sent', 'x-went-to': request.url }).end()
  },
})
const post = (path: string) => requestServer(server, path, { method: 'POST' })

describe('a form that posts to the page it is on', () => {
  it.each([
    ['/jobs?newsletter', '/newsletter', '/contact-us/sent'],
    ['/en/jobs/7/site-engineer?newsletter', '/newsletter', '/en/contact-us/sent'],
    ['/en?newsletter', '/newsletter', '/en/contact-us/sent'],
    ['/contact-us?contact-us', '/contact-us/send', '/contact-us/sent'],
    ['/en/notifications?alerts-end', '/alerts/end', '/en/contact-us/sent'],
    ['/report/jobs/7?report', '/report/send', '/contact-us/sent'],
    ['/en/contact-us?contact-us', '/contact-us/send', '/en/contact-us/sent'],
  ])('from %s is handled by %s and redirects to %s', async (path, taker, location) => {
    const { status, headers } = await post(path)
    expect(status).toBe(303)
    expect(headers).toMatchObject({ 'x-went-to': taker, location })
  })

  it.each(['/jobs', '/jobs?newsletter=1', '/jobs?contact', '/session/providers?newsletter'])(
    'is rejected at %s',
    async (path) => {
      expect((await post(path)).status).toBe(405)
    },
  )

  it('is not posted by a GET with such a query', async () => {
    const { headers } = await requestServer(server, '/jobs?newsletter')
    expect(headers['x-went-to']).toMatch(/^\/jobs/)
  })

  it.each([BUILT, '/upstream/v1/job'])('is not accepted at %s', async (path) => {
    expect((await post(`${path}?newsletter`)).status).toBe(405)
  })
})

it('a form with its own URL redirects within /en as well', async () => {
  expect((await post('/en/newsletter')).headers.location).toBe('/en/contact-us/sent')
  expect((await post('/newsletter')).headers.location).toBe('/contact-us/sent')
})
