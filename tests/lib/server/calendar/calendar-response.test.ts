import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { sendSavedCalendar } from '@/lib/server/calendar/calendar-response'
import { provideMockServer } from '@/tests/support/mock-server'

const TOKEN = 'T'.repeat(43)
const path = 'http://127.0.0.1:4000/v1/calendar/:token'
const server = provideMockServer()

const request = new Request('https://visvakor.example/calendar/x.ics', {
  headers: { 'x-forwarded-for': '203.0.113.9' },
})
const day = {
  area: 'internships',
  id: 7,
  title: 'Trainee, bridges',
  place: 'Sesan Fibre · Kep',
  closingDate: '2026-12-31',
  updatedAt: '2026-11-20T11:53:04.120Z',
}

test('sends the saved items as a calendar that no proxy caches', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get(path, ({ params, request: { headers } }) => {
      asked.push(String(params.token), headers.get('x-forwarded-for'))
      return HttpResponse.json({ data: [day], total: 1, limit: 900, offset: 0 })
    }),
  )
  const answer = await sendSavedCalendar(request, `${TOKEN}.ics`)
  expect(asked).toEqual([TOKEN, '203.0.113.9'])
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const text = await answer.text()
  expect(text).toContain('UID:internships-7-closing@localhost\r\n')
  expect(text).toContain('URL:http://localhost:3000/internships/7/trainee-bridges\r\n')
})

test.each(['x.ics', TOKEN, `${TOKEN}.ics.ics`, `${TOKEN}x.ics`, `../${TOKEN}.ics`])(
  'does not call the API for %s',
  async (file) => {
    expect((await sendSavedCalendar(request, file)).status).toBe(404)
  },
)

test.each([
  [404, 404, null],
  [429, 429, '30'],
  [503, 503, '5'],
  [500, 503, '5'],
])('answers an API status %i with %i', async (status, expected, wait) => {
  const headers = status === 429 ? { 'retry-after': '30' } : undefined
  server.use(
    http.get(path, () =>
      HttpResponse.json(
        { statusCode: status, message: 'No.' },
        { status, ...(headers && { headers }) },
      ),
    ),
  )
  const answer = await sendSavedCalendar(request, `${TOKEN}.ics`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([expected, wait])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('answers 503 when the API is down', async () => {
  server.use(http.get(path, () => HttpResponse.error()))
  expect((await sendSavedCalendar(request, `${TOKEN}.ics`)).status).toBe(503)
})

test('does not report an internal error as an API outage', async () => {
  await expect(sendSavedCalendar(Object.create(null), `${TOKEN}.ics`)).rejects.toThrow(TypeError)
})
