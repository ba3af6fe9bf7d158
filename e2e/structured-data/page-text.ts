import { defaultTreeAdapter, parseFragment } from 'parse5'
import { type Element, getAttribute } from '../crawl/elements'

const UNSEEN = new Set(['script', 'style', 'template', 'head', 'noscript'])

/** The pieces of text that somebody without scripts reads, in their order, without spaces at their ends. */
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

/** What is compared: signs without the spaces that markup brings and takes. */
export function toSigns(text: string): string {
  return text.replace(/\s+/g, '')
}
