import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { errorBody } from '@/lib/contract/common'
import { endpoints } from '@/lib/contract/endpoints'
import { provideApp } from '@/tests/support/app'
import { SEED } from '@/tests/support/attempts'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { attemptsOn } from '@/tests/support/contract/bad-requests'
import { provideDatabase } from '@/tests/support/database'
import { takeSnapshot } from '@/tests/support/database-snapshot'
import { install, signIn } from '@/tests/support/visitors'

/** Hostile input generated from the contract for every endpoint. */
const { db, pool } = provideDatabase({ lookups: true })
const api = provideApp({ db }, undefined, {}, { counts: false })

const ATTEMPTS = 40

/** Words of libraries, SQL and our own files that no response may contain. */
const INSIDE = /FST_|zod|node_modules|\.ts\b|select |insert |relation|syntax error|at position/i

let caller: Record<string, string> = {}
let refused = 0

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  await addJobs(db, draftJob({ sourceRef: 'a', companyId }))
  caller = { ...(await signIn(db)), ...(await install(db)) }
})

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses invalid requests and writes nothing',
  async (_, endpoint) => {
    const methods = endpoints.flatMap(({ path, method }) => (path === endpoint.path ? method : []))
    const before = await takeSnapshot(pool)
    const attempts = fc.asyncProperty(attemptsOn(endpoint, methods), async ({ request, isBad }) => {
      const response = await api.app.inject({
        ...request,
        headers: { ...caller, ...request.headers },
      })
      expect(response.statusCode).toBeLessThan(500)
      if (!isBad) return
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      const body = errorBody.strict().parse(response.json())
      expect(body.statusCode).toBe(response.statusCode)
      expect(body.message).not.toMatch(INSIDE)
      refused += 1
    })
    await fc.assert(attempts, { seed: SEED, numRuns: ATTEMPTS })
    expect(await takeSnapshot(pool)).toEqual(before)
  },
)

test('more than a thousand requests were refused in all', () => {
  expect(refused).toBeGreaterThanOrEqual(1000)
})
