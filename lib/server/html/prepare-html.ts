import { type AnyNode, Element, isTag, isText } from 'domhandler'
import { appendChild, prepend } from 'domutils'
import { mainLanguageOf } from '@/lib/shared/format/khmer-runs'
import { addHeadingId, type BodyHeading, demoteHeading } from './headings'
import { parseHtml, toHtml, toTreeText, walkTree } from './html-tree'
import { toRelativeLink } from './relative-links'
import { wrapKhmer } from './wrap-khmer'

type Options = {
  /** The path of the page without `/en`, for our own texts: their links then stay inside `/en`. */
  readonly from?: string | undefined
  /** The prefix of heading ids, so that two texts in one document never share one; without it headings get none. */
  readonly prefix?: string | undefined
  readonly isLowered?: boolean | undefined
}

export type PreparedHtml = {
  readonly html: string
  readonly lang: 'km' | undefined
  /** Headings with their ids; empty when there are too few for a table of contents. */
  readonly contents: readonly BodyHeading[]
}

/** The least number of headings for a table of contents (look §7). */
const MIN_HEADINGS_FOR_CONTENTS = 3

/**
 * Prepares sanitised HTML for display (promise T10): language, heading ids, relative links, and wide tables in a
 * scrollable frame that the keyboard reaches.
 */
export function prepareHtml(html: string, { from, prefix, isLowered }: Options = {}): PreparedHtml {
  const document = parseHtml(html)
  const lang = mainLanguageOf(toTreeText(document))
  const headings: BodyHeading[] = []
  const change = (node: AnyNode) => {
    if (isText(node) && lang === undefined) wrapKhmer(node)
    if (!isTag(node)) return
    const heading = prefix === undefined ? null : addHeadingId(node, prefix, headings)
    if (heading !== null) headings.push(heading)
    if (isLowered) demoteHeading(node)
    if (node.name === 'table') wrapTable(node)
    const { href } = node.attribs
    if (from !== undefined && href !== undefined) node.attribs.href = toRelativeLink(href, from)
  }
  walkTree(document, change)
  return {
    html: toHtml(document),
    lang,
    contents: headings.length < MIN_HEADINGS_FOR_CONTENTS ? [] : headings,
  }
}

function wrapTable(table: Element): void {
  const frame = new Element('div', {
    class: 'table-frame',
    role: 'group',
    'aria-label': 'Table',
    tabindex: '0',
  })
  prepend(table, frame)
  appendChild(frame, table)
}
