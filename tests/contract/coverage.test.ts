import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { ownErrorsOf } from '@/tests/support/contract/own-errors'
import { readRecords, type SeenStatuses } from '@/tests/support/contract/records'

/** Runs after the whole `api` project: every declared status must have occurred in a test. */
let seen: SeenStatuses = new Map()

beforeAll(async () => {
  seen = await readRecords()
})

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (id, endpoint) => {
    test.each([200, ...ownErrorsOf(endpoint)])('has a test with status %i', (status) => {
      expect([...(seen.get(id) ?? [])]).toContain(status)
    })
  },
)
