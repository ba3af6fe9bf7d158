import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { listSpecified, toCall } from '@/tests/support/contract/specified-calls'

test('endpoints marked as extensions are exactly those missing from the specification (spec §7)', () => {
  const own = endpoints.filter(({ extension }) => !extension)
  expect(own.map(({ method, path }) => toCall(method, path)).toSorted()).toEqual(
    listSpecified().toSorted(),
  )
})
