import { resolve } from 'node:path'
import { runCommand, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { changeDatabase } from '@/backend/with-database'
import {
  type ContentReport,
  contentFolder,
  readContent,
  toChangedTags,
  writeContent,
} from './load-content'

const USAGE = `Usage: npm run content [-- <folder>]

Loads articles, templates, pages, questions and advertisements from the Markdown files of a folder.
The default folder is backend/content. What is in no file is removed from the site.
`

const NAMES = {
  news: 'news',
  careerAdvice: 'career advice',
  interviewTips: 'interview tips',
  templates: 'templates',
  pages: 'pages',
  faqs: 'questions',
  advertisements: 'advertisements',
} as const satisfies Record<keyof ContentReport, string>

const KINDS = Object.keys(NAMES) as (keyof ContentReport)[]

await runCommand({
  usage: USAGE,
  parse([folder, ...rest]) {
    if (rest.length > 0 || folder?.startsWith('-')) throw new UsageError()
    return folder === undefined ? contentFolder : resolve(folder)
  },
  async run(root) {
    // A broken file is found before the database is touched.
    const content = await readContent(root)
    return changeDatabase(
      loadEnvironment(),
      async (db) => {
        const report = await db.transaction((tx) => writeContent(tx, content, new Date()))
        return { lines: toLines(report), staleTags: toChangedTags(report) }
      },
      { statementTimeoutMs: 0 },
    )
  },
})

function toLines(report: ContentReport): string[] {
  const heads = ['added', 'changed', 'unchanged', 'removed'] as const
  const rows = KINDS.map((kind) =>
    toLine(
      NAMES[kind],
      heads.map((head) => `${report[kind][head]}`),
    ),
  )
  return [toLine('', heads), ...rows]
}

function toLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(11)).join('')}`
}
