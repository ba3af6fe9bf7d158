import { type AnyNode, Element, isTag, isText } from 'domhandler'
import { appendChild, prepend } from 'domutils'
import { mainLanguageOf } from '@/lib/shared/format/khmer-runs'
import { type BodyHeading, lowerHeading, nameHeading } from './headings'
import { parseHtml, toHtml, toTreeText, walkTree } from './html-tree'
import { markKhmer } from './khmer-marks'
import { toRelativeLink } from './own-links'

type Options = {
  /** Path of the page, without `/en`, for texts of our own: links to our pages then stay inside `/en`. */
  readonly from?: string | undefined
  /** Begins the ids of its headings, so that two texts kept in one document never share one; without it they get none. */
  readonly prefix?: string | undefined
  readonly isLowered?: boolean | undefined
}

export type ShownHtml = {
  readonly html: string
  readonly lang: 'km' | undefined
  /** Its headings with their ids, empty where they are too few for a list of contents. */
  readonly contents: readonly BodyHeading[]
}

/** From this many headings on a text has a list of them (look §7). */
const ENOUGH_FOR_CONTENTS = 3

/** Takes sanitised HTML only (promise T10). Wide tables scroll in a frame that the keyboard reaches. */
export function toShownHtml(html: string, { from, prefix, isLowered }: Options = {}): ShownHtml {
  const document = parseHtml(html)
  const lang = mainLanguageOf(toTreeText(document))
  const headings: BodyHeading[] = []
  const change = (node: AnyNode) => {
    if (isText(node) && lang === undefined) markKhmer(node)
    if (!isTag(node)) return
    const heading = prefix === undefined ? null : nameHeading(node, prefix, headings)
    if (heading !== null) headings.push(heading)
    if (isLowered) lowerHeading(node)
    if (node.name === 'table') frameTable(node)
    const { href } = node.attribs
    if (from !== undefined && href !== undefined) node.attribs.href = toRelativeLink(href, from)
  }
  walkTree(document, change)
  return {
    html: toHtml(document),
    lang,
    contents: headings.length < ENOUGH_FOR_CONTENTS ? [] : headings,
  }
}

function frameTable(table: Element): void {
  const frame = new Element('div', {
    class: 'table-frame',
    role: 'group',
    'aria-label': 'Table',
    tabindex: '0',
  })
  prepend(table, frame)
  appendChild(frame, table)
}
