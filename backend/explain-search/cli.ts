import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { withDatabase } from '@/backend/with-database'
import { toDay } from '@/lib/shared/calendar/day'
import { explainSearch } from './explain-search'
import { parseSearchArguments, SEARCH_USAGE } from './search-arguments'

await runCommand({
  usage: SEARCH_USAGE,
  parse: parseSearchArguments,
  run: (command) =>
    withDatabase(loadEnvironment(), (db) => explainSearch(db, command, toDay(new Date()))),
  isReadOnly: true,
})
