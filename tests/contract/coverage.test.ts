import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { ownErrorsOf } from '@/tests/support/contract/own-errors'
import { readRecords, type SeenStatuses } from '@/tests/support/contract/records'

/** Runs after the whole `api` project: what no test there provoked was never tried. */
let seen: SeenStatuses = new Map()

beforeAll(async () => {
  seen = await readRecords()
})

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (id, endpoint) => {
    test.each([200, ...ownErrorsOf(endpoint)])('a test provokes its %i', (status) => {
      expect([...(seen.get(id) ?? [])]).toContain(status)
    })
  },
)
