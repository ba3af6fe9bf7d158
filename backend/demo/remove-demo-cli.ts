import { runActs, toCommandContext } from '@/backend/audit/act'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { removeDemoAct } from './demo-acts'

const USAGE = `Usage: npm run demo -- remove

Deletes the invented employers, universities and listings, with everything users saved of them or
sent to them. Imported rows stay unchanged, and so do articles and pages.
`

await runCommand({
  usage: USAGE,
  parse(words) {
    if (words.length !== 1 || words[0] !== 'remove') throw new UsageError()
  },
  run() {
    const environment = loadEnvironment()
    return changeDatabase(
      environment,
      (db) => runActs(db, [{ act: removeDemoAct, input: {} }], toCommandContext(environment)),
      { statementTimeoutMs: 0 },
    )
  },
})
