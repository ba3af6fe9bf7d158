import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** The elements of a page in order, without those inside SVG and templates. */
export function listElements(html: string): readonly Element[] {
  return [...walk(parse(html))]
}

function* walk(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName === 'svg') continue
    yield node
    yield* walk(node)
  }
}

/** The value of an attribute, or null. */
export function getAttribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** The text inside an element. */
export function readText(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      return defaultTreeAdapter.isElementNode(node) ? readText(node) : ''
    })
    .join('')
    .trim()
}
