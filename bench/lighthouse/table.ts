import type { Figures } from './figures'

const HEAD = [
  'page',
  'perf',
  'a11y',
  'best',
  'SEO',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'KB',
  'power',
  'missed',
]

/** One measured page: medians, and the missed figures of promise S5. */
export type Row = {
  readonly name: string
  readonly figures: Figures
  readonly missed: readonly string[]
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function toCells({ name, figures, missed }: Row): readonly string[] {
  const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls, bytes, power } =
    figures
  return [
    name,
    ...[performance, accessibility, bestPractices, seo].map((score) => score.toFixed(0)),
    toSeconds(fcp),
    toSeconds(lcp),
    `${tbt.toFixed(0)} ms`,
    cls.toFixed(2),
    (bytes / 1024).toFixed(0),
    power.toFixed(0),
    missed.join(', ') || '-',
  ]
}

/** Formats rows as text in columns, names left-aligned and figures right-aligned. */
export function toTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(toCells)]
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  )
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const isText = column === 0 || column === cells.length - 1
          return isText ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
