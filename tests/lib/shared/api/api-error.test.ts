import { expect, it } from 'vitest'
import { readStatus } from '@/lib/shared/api/api-error'

it.each([
  [900, null, 900],
  [900, { statusCode: 200 }, 900],
  [200, { statusCode: 900 }, 900],
  [401, { statusCode: 900 }, 900],
  [650, 'a page', 650],
  [200, { statusCode: 650 }, 650],
  [200, { statusCode: 404 }, 404],
  [404, { statusCode: 200 }, 404],
  [200, { statusCode: '900' }, 200],
  [200, { data: [] }, 200],
  [503, undefined, 503],
])('status %i with %j means %i', (status, body, meaning) => {
  expect(readStatus(status, body)).toBe(meaning)
})
