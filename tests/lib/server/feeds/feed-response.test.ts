import { expect, test } from 'vitest'
import { sendFeed } from '@/lib/server/feeds/feed-response'

const content = { type: 'application/atom+xml', body: '<feed/>' }
const ask = (headers: Record<string, string> = {}) =>
  new Request('https://visvakor.example/jobs.atom', { headers })

test('the first response is complete and has an ETag', async () => {
  const answer = sendFeed(ask(), content)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  })
  expect(await answer.text()).toBe('<feed/>')
})

test('answers 304 to a matching ETag in any form', async () => {
  const tag = sendFeed(ask(), content).headers.get('etag') ?? ''
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const answer = sendFeed(ask({ 'if-none-match': known }), content)
    expect([known, answer.status, await answer.text()]).toEqual([known, 304, ''])
    expect(answer.headers.get('etag')).toBe(tag)
  }
})

test('sends the whole body to a different ETag', () => {
  const tag = sendFeed(ask(), content).headers.get('etag') ?? ''
  const changed = sendFeed(ask({ 'if-none-match': tag }), {
    ...content,
    body: '<feed></feed>',
  })
  expect(changed.status).toBe(200)
})

test('answers 503 without caching when there is nothing to send', () => {
  const answer = sendFeed(ask(), null)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('retry-after')).toBe('5')
})
