import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { listSpecified, toCall } from '@/tests/support/contract/specified-calls'

test('an extension is what the specification does not have, and nothing else (spec §7)', () => {
  const own = endpoints.filter(({ extension }) => !extension)
  expect(own.map(({ method, path }) => toCall(method, path)).toSorted()).toEqual(
    listSpecified().toSorted(),
  )
})
