import { getPostgres15 } from '../postgres15'
import { startPrivateCluster } from '../private-cluster'
import type { Outcome } from './outcome'
import { listSqlTests } from './sql-tests'
import type { Step } from './step'
import { runVitest } from './suites'

const SUITE = 'api on PostgreSQL 15'
const MISSING = 'PostgreSQL 15 is not installed; POSTGRES15_BIN names its folder'

type Options = {
  /** A required step fails where there is no PostgreSQL 15; another says that it did not run. */
  readonly isRequired: boolean
  /** Also the files that another version cannot break. */
  readonly isWhole: boolean
}

/** The `api` suite once more on PostgreSQL 15, the oldest one we promise. */
export function postgres15Suite({ isRequired, isWhole }: Options): Step {
  return {
    name: SUITE,
    run: async (): Promise<readonly Outcome[]> => {
      const binaries = await getPostgres15()
      if (binaries === null) {
        const failed = isRequired ? 1 : 0
        return [{ suite: SUITE, passed: 0, failed, seconds: 0, note: MISSING }]
      }
      const cluster = await startPrivateCluster(binaries)
      const env = { TEST_DATABASE_URL: cluster.url }
      const files = isWhole ? [] : listSqlTests()
      try {
        return [await runVitest(SUITE, ['api'], { env, files })]
      } finally {
        await cluster.stop()
      }
    },
  }
}
