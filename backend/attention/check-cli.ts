import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { listAttention } from './attention'
import { describeItem } from './attention-mail'
import { readMailRecords } from './mail-records'

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
    const mailRecords = await readMailRecords(environment)
    const items = await withDatabase(environment, (db) =>
      listAttention({ db, environment, mailRecords, now: new Date() }),
    )
    const notes =
      mailRecords === null || mailRecords.isChecked
        ? []
        : [`The DNS did not answer, so the mail records of ${mailRecords.domain} were not checked.`]
    if (items.length === 0) return ['Nothing needs you.', ...notes]
    process.exitCode = 1
    return [...items.map((item) => `${describeItem(item)}. To do: ${item.todo}`), ...notes]
  },
  isReadOnly: true,
})
