import render from 'dom-serializer'
import { type AnyNode, type Element, isText } from 'domhandler'
import { getElementsByTagName, removeElement } from 'domutils'
import { parseDocument } from 'htmlparser2'

export function dropEmptyParagraphs(html: string): string {
  return changeParagraphs(html, dropIfEmpty)
}

/** For sanitised HTML; a paragraph ends before a block that stands in it, as browsers read it. */
export function tidyParagraphs(html: string): string {
  return changeParagraphs(html, (paragraph) => {
    trimStart(paragraph.children[0])
    trimStart(paragraph.next)
    dropIfEmpty(paragraph)
  })
}

function changeParagraphs(html: string, change: (paragraph: Element) => void): string {
  const document = parseDocument(html, { decodeEntities: false })
  getElementsByTagName('p', document).forEach(change)
  return render(document, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true }).trim()
}

function trimStart(node: AnyNode | null | undefined): void {
  if (node && isText(node)) node.data = node.data.trimStart()
}

function dropIfEmpty(paragraph: Element): void {
  const isEmpty = paragraph.children.every((child) => isText(child) && child.data.trim() === '')
  if (isEmpty) removeElement(paragraph)
}
