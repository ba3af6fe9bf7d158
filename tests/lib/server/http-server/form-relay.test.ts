import { describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { BUILT, startHttpServer } from '@/tests/support/http-server/start-http-server'

/** Answers with where the request went, as a form that was taken. */
const door = await startHttpServer({
  render: ({ request, response }) => {
    response.writeHead(303, { location: '/contact-us/sent', 'x-went-to': request.url }).end()
  },
})
const post = (path: string) => requestServer(door, path, { method: 'POST' })

describe('a form that is posted to the page it stands in', () => {
  it.each([
    ['/jobs?newsletter', '/newsletter', '/contact-us/sent'],
    ['/en/jobs/7/site-engineer?newsletter', '/newsletter', '/en/contact-us/sent'],
    ['/en?newsletter', '/newsletter', '/en/contact-us/sent'],
    ['/contact-us?contact-us', '/contact-us/send', '/contact-us/sent'],
    ['/en/notifications?alerts-end', '/alerts/end', '/en/contact-us/sent'],
    ['/report/jobs/7?report', '/report/send', '/contact-us/sent'],
    ['/en/contact-us?contact-us', '/contact-us/send', '/en/contact-us/sent'],
  ])('%s is taken by %s and leads to %s', async (path, taker, location) => {
    const { status, headers } = await post(path)
    expect(status).toBe(303)
    expect(headers).toMatchObject({ 'x-went-to': taker, location })
  })

  it.each(['/jobs', '/jobs?newsletter=1', '/jobs?contact', '/session/providers?newsletter'])(
    '%s is none',
    async (path) => {
      expect((await post(path)).status).toBe(405)
    },
  )

  it('that is only read with such a query is read', async () => {
    const { headers } = await requestServer(door, '/jobs?newsletter')
    expect(headers['x-went-to']).toMatch(/^\/jobs/)
  })

  it.each([BUILT, '/upstream/v1/job'])('nothing is taken in place of %s', async (path) => {
    expect((await post(`${path}?newsletter`)).status).toBe(405)
  })
})

it('a form with an address of its own leads on inside /en as well', async () => {
  expect((await post('/en/newsletter')).headers.location).toBe('/en/contact-us/sent')
  expect((await post('/newsletter')).headers.location).toBe('/contact-us/sent')
})
