import type { ContentReport } from './load-content'

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

export function printContentReport(report: ContentReport): string {
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
