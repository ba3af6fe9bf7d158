import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { listAttention } from './attention'
import { describeItem } from './attention-mail'

const USAGE = `Usage: npm run check

Prints what needs the operator, a line each with what to do about it. Exit code 1 if there is
anything, 0 if not.
`

await runCommand({
  usage: USAGE,
  parse(words) {
    if (words.length > 0) throw new UsageError()
  },
  async run() {
    const environment = loadEnvironment()
    const items = await withDatabase(environment, (db) =>
      listAttention({ db, environment, now: new Date() }),
    )
    if (items.length === 0) return ['Nothing needs you.']
    process.exitCode = 1
    return items.map((item) => `${describeItem(item)}. To do: ${item.todo}`)
  },
  isReadOnly: true,
})
