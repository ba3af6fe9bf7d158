import { getPostgres15 } from '../postgres15'
import { startPrivateCluster } from '../private-cluster'
import type { Outcome } from './outcome'
import type { Step } from './step'
import { runVitest } from './suites'

const SUITE = 'api on PostgreSQL 15'
const MISSING = 'PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder'

/**
 * The `api` suite once more on PostgreSQL 15, the oldest one we promise. Where it can not be had, a
 * required step fails and another says that it did not run.
 */
export function postgres15Suite({ isRequired }: { readonly isRequired: boolean }): Step {
  return {
    name: SUITE,
    run: async (): Promise<readonly Outcome[]> => {
      const binaries = await getPostgres15()
      if (binaries === null) {
        const failed = isRequired ? 1 : 0
        return [{ suite: SUITE, passed: 0, failed, seconds: 0, note: MISSING }]
      }
      const cluster = await startPrivateCluster(binaries)
      try {
        return [await runVitest(SUITE, ['api'], { TEST_DATABASE_URL: cluster.url })]
      } finally {
        await cluster.stop()
      }
    },
  }
}
