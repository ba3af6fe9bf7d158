import { z } from 'zod'
import { type Act, defineAct } from '@/backend/audit/act'
import { CONTENT_KIND_LABELS } from './editable-kinds'
import { type Content, type ContentReport, toChangedTags, writeContent } from './load-content'

const KINDS = Object.keys(CONTENT_KIND_LABELS) as (keyof ContentReport)[]

/** Makes the site's texts equal to those of a folder that `readContent` has read. */
export const loadContent: Act = defineAct({
  name: 'load-content',
  input: z.custom<Content>(),
  async run(tx, content, { now }) {
    const report = await writeContent(tx, content, now)
    return {
      target: 'content',
      title: 'Articles and pages',
      before: null,
      after: report,
      undo: null,
      message: toLines(report).join('\n'),
      staleTags: toChangedTags(report),
    }
  },
})

function toLines(report: ContentReport): string[] {
  const heads = ['added', 'changed', 'unchanged', 'removed'] as const
  const rows = KINDS.map((kind) =>
    toLine(
      CONTENT_KIND_LABELS[kind],
      heads.map((head) => `${report[kind][head]}`),
    ),
  )
  return [toLine('', heads), ...rows]
}

function toLine(name: string, cells: readonly string[]): string {
  return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(11)).join('')}`
}
