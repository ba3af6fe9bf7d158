import { type AnyNode, Element, isTag, isText, Text } from 'domhandler'
import { appendChild, prepend, removeElement } from 'domutils'
import { mainLanguageOf, splitKhmer } from '@/lib/shared/format/khmer-runs'
import { addHeadingId, type BodyHeading, demoteHeading } from './headings'
import { parseHtml, toHtml, toTreeText, walkTree } from './html-tree'

type Options = {
  /** The path of the page without `/en`, for our own texts: their links then stay inside `/en`. */
  readonly from?: string | undefined
  /** The prefix of heading ids, so that two texts in one document never share one; without it headings get none. */
  readonly prefix?: string | undefined
  readonly hasLoweredHeadings?: boolean | undefined
}

type PreparedHtml = {
  readonly html: string
  readonly lang: 'km' | undefined
  /** Headings with their ids; empty when there are too few for a table of contents. */
  readonly contents: readonly BodyHeading[]
}

/** The least number of headings for a table of contents (look §7). */
const MIN_HEADINGS_FOR_CONTENTS = 3

/** A path of our own site; `//` begins another host. */
const SITE_PATH = /^\/(?!\/)/

/** Paths without a `/en` form: API responses, build files, files by their extension. */
const NOT_A_PAGE = /^(?:upstream\/|_next\/)|\.[a-z0-9]+$/i

/**
 * Prepares sanitised HTML for display (promise T10): language, heading ids, relative links, and wide tables in a
 * scrollable frame that the keyboard reaches.
 */
export function prepareHtml(
  html: string,
  { from, prefix, hasLoweredHeadings }: Options = {},
): PreparedHtml {
  const document = parseHtml(html)
  const lang = mainLanguageOf(toTreeText(document))
  const headings: BodyHeading[] = []
  const change = (node: AnyNode) => {
    if (isText(node) && lang === undefined) wrapKhmer(node)
    if (!isTag(node)) return
    const heading = prefix === undefined ? null : addHeadingId(node, prefix, headings)
    if (heading !== null) headings.push(heading)
    if (hasLoweredHeadings) demoteHeading(node)
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

/**
 * Makes a link relative: `/jobs` from `/page/about-us` is `../jobs`, which stays inside `/en` without script
 * (architecture §4).
 */
function toRelativeLink(href: string, from: string): string {
  if (!SITE_PATH.test(href)) return href
  const rest = href.slice(1)
  const [path = ''] = rest.split(/[?#]/)
  if (NOT_A_PAGE.test(path) || path === 'en' || path.startsWith('en/')) return href
  return `${'../'.repeat(from.split('/').length - 2) || './'}${rest}`
}

function wrapKhmer(text: Text): void {
  const runs = splitKhmer(text.data)
  if (!runs.some(({ isKhmer }) => isKhmer)) return
  for (const { words, isKhmer } of runs) {
    const run = new Text(words)
    prepend(text, isKhmer ? new Element('span', { lang: 'km' }, [run]) : run)
  }
  removeElement(text)
}
