import render from 'dom-serializer'
import { type AnyNode, type Document, hasChildren } from 'domhandler'
import { textContent } from 'domutils'
import { decodeHTML } from 'entities'
import { parseDocument } from 'htmlparser2'

/** Parses sanitised HTML into a tree. Entities stay encoded, so that rendering changes none. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { decodeEntities: false })
}

export function toHtml(document: Document): string {
  return render(document, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true })
}

export function toTreeText(node: AnyNode): string {
  return decodeHTML(textContent(node))
}

/** Visits all descendants from top to bottom; a visited node may be moved or replaced. */
export function walkTree(node: AnyNode, change: (node: AnyNode) => void): void {
  if (!hasChildren(node)) return
  for (const child of [...node.children]) {
    change(child)
    walkTree(child, change)
  }
}
