import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { fillMissingClassification } from './fill-missing-classification'

await runCommand({
  usage:
    'Usage: npm run sort -- all\n\nFills empty fields of stored vacancies: category, majors, level, qualification, type.\n',
  parse: (words) => {
    if (words.length !== 1 || words[0] !== 'all') throw new UsageError('Say what to sort: all.')
  },
  run: () =>
    changeDatabase(loadEnvironment(), fillMissingClassification, { statementTimeoutMs: 0 }),
})
