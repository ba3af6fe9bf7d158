import { resolve } from 'node:path'
import { BrokenContentError } from '@/backend/content/read/front-matter'
import { StartError } from '@/backend/platform/runtime/start-error'
import { NOT_REVALIDATED } from '@/backend/revalidate-web-app'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { type ContentReport, contentFolder } from './load-content'
import { runContent } from './run-content'

const USAGE = `Usage: npm run content [-- <folder>]

Makes articles, templates, pages, questions and advertisements of the site what the Markdown files
of a folder say; without one, backend/content.
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

/** Runs the command. Exit codes: 0 written, 1 nothing was changed, 2 the command was not understood. */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const [folder, ...rest] = words
  if (rest.length > 0 || folder?.startsWith('-')) {
    process.stderr.write(USAGE)
    return 2
  }
  try {
    const root = folder === undefined ? contentFolder : resolve(folder)
    const { report, isRevalidated } = await runContent(loadEnvironment(), root)
    process.stdout.write(printContentReport(report) + (isRevalidated ? '' : `${NOT_REVALIDATED}\n`))
    return 0
  } catch (error) {
    if (!(error instanceof BrokenContentError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))

function printContentReport(report: ContentReport): string {
  const heads = ['added', 'changed', 'unchanged', 'removed'] as const
  const lines = KINDS.map((kind) =>
    toLine(
      NAMES[kind],
      heads.map((head) => `${report[kind][head]}`),
    ),
  )
  return [toLine('', heads), ...lines].join('')
}

function toLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(11)).join('')}\n`
}
