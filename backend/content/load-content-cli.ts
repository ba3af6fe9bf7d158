import { resolve } from 'node:path'
import { runActs, toCommandContext } from '@/backend/audit/act'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import { loadContent } from './content-acts'
import { contentFolder, readContent } from './load-content'

const USAGE = `Usage: npm run content [-- <folder>]

Loads articles, templates, pages, questions and advertisements from the Markdown files of a folder.
The default folder is backend/content. What is in no file is removed from the site.
`

await runCommand({
  usage: USAGE,
  parse([folder, ...rest]) {
    if (rest.length > 0 || folder?.startsWith('-')) throw new UsageError()
    return folder === undefined ? contentFolder : resolve(folder)
  },
  async run(root) {
    // A broken file is found before the database is touched.
    const content = await readContent(root)
    const environment = loadEnvironment()
    return changeDatabase(
      environment,
      (db) => runActs(db, [{ act: loadContent, input: content }], toCommandContext(environment)),
      { statementTimeoutMs: 0 },
    )
  },
})
