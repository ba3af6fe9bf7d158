import { defaultTreeAdapter, parseFragment } from 'parse5'
import { type Element, getAttribute } from '../crawl/elements'

const UNSEEN = new Set(['script', 'style', 'template', 'head', 'noscript'])

/** The text nodes of a page without JavaScript in order, trimmed. */
export function listTexts(parent: Element['parentNode'] & object): readonly string[] {
  return parent.childNodes.flatMap((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value.trim() === '' ? [] : [node.value]
    if (!defaultTreeAdapter.isElementNode(node)) return []
    return UNSEEN.has(node.tagName) || getAttribute(node, 'hidden') !== null ? [] : listTexts(node)
  })
}

export function listTextsOf(html: string): readonly string[] {
  return listTexts(parseFragment(html))
}

/** Text for comparison: without spaces, which depend on the markup. */
export function toSigns(text: string): string {
  return text.replace(/\s+/g, '')
}
