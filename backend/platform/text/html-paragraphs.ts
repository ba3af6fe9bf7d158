import render from 'dom-serializer'
import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler'
import { appendChild, filter, getElementsByTagName, prepend, removeElement } from 'domutils'
import { decodeHTMLStrict } from 'entities'
import { parseDocument } from 'htmlparser2'

/** An ampersand that was escaped although it begins an entity. */
const ESCAPED = /&amp;(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/** Feeds were seen to escape three times. */
const MOST_LEVELS = 3

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function dropEmptyParagraphs(html: string): string {
  return changeHtml(html, (document) => paragraphsOf(document).forEach(dropIfEmpty))
}

/** For sanitised HTML; a paragraph ends before a block that stands in it, as browsers read it. */
export function tidyParagraphs(html: string): string {
  return changeHtml(html, (document) => {
    for (const node of filter(isText, document)) {
      if (isText(node)) node.data = decodeLeftoverEntities(node.data)
    }
    for (const paragraph of paragraphsOf(document)) {
      trimStart(paragraph.children[0])
      trimStart(paragraph.next)
      dropIfEmpty(paragraph)
    }
    paragraphsOf(document).forEach(listIfBullet)
  })
}

function changeHtml(html: string, change: (document: Document) => void): string {
  const document = parseDocument(html, { decodeEntities: false })
  change(document)
  return render(document, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true }).trim()
}

function paragraphsOf(document: Document): readonly Element[] {
  return getElementsByTagName('p', document)
}

/** A bullet as word processors write it in a paragraph: a sign and spaces, which may be non-breaking. */
const BULLET = /^\s*[·•▪‣◦]\s+/

/** A paragraph that begins with a bullet becomes an item, of the list right before it if there is one. */
function listIfBullet(paragraph: Element): void {
  const [first] = paragraph.children
  if (!first || !isText(first) || !BULLET.test(first.data)) return
  first.data = first.data.replace(BULLET, '')
  paragraph.name = 'li'
  let { prev: before } = paragraph
  while (before && isBlank(before)) before = before.prev
  if (before && isTag(before) && before.name === 'ul') {
    appendChild(before, paragraph)
    return
  }
  const list = new Element('ul', {})
  prepend(paragraph, list)
  appendChild(list, paragraph)
}

function trimStart(node: AnyNode | null | undefined): void {
  if (node && isText(node)) node.data = node.data.trimStart()
}

function dropIfEmpty(paragraph: Element): void {
  if (paragraph.children.every(isBlank)) removeElement(paragraph)
}

function isBlank(node: AnyNode): boolean {
  return isText(node) && node.data.trim() === ''
}

/** Undoes what a source escaped more than once in the text of HTML: `R&amp;amp;D` becomes `R&amp;D`. The result is escaped once. */
export function decodeLeftoverEntities(text: string): string {
  let decoded = text
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    decoded = decoded.replace(ESCAPED, (whole, name: string) => {
      const sign = decodeHTMLStrict(`&${name};`)
      return sign === `&${name};` ? whole : (SIGNS[sign] ?? sign)
    })
  }
  return decoded
}
