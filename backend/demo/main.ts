import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { removeDemo } from './remove-demo'

const USAGE = `Usage: npm run demo -- remove

Deletes the invented employers, universities and listings, with everything users saved of them or
sent to them. Imported rows stay unchanged, and so do articles and pages.
`

await runCommand({
  usage: USAGE,
  parse(words) {
    if (words.length !== 1 || words[0] !== 'remove') throw new UsageError()
  },
  run: () =>
    changeDatabase(
      loadEnvironment(),
      async (db) => {
        const { staleTags, ...counts } = await db.transaction(removeDemo)
        const lines = Object.entries(counts).map(
          ([name, count]) => `${name.padEnd(14)}${String(count).padStart(5)} removed`,
        )
        return { lines, staleTags }
      },
      { statementTimeoutMs: 0 },
    ),
})
