import { runCommand } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { changeListings, listRemovedLines } from './change-listings'
import { LISTINGS_USAGE, parseListingArguments } from './listing-arguments'

await runCommand({
  usage: LISTINGS_USAGE,
  parse: parseListingArguments,
  run: (command) =>
    changeDatabase(loadEnvironment(), async (db) =>
      command.verb === 'removed'
        ? { lines: await listRemovedLines(db), staleTags: [] }
        : changeListings(db, command, new Date()),
    ),
})
