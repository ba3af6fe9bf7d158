import type { FeedRecord } from './feed-record'

export type XmlElement = {
  readonly name: string
  readonly children: XmlElement[]
  text: string
}

/**
 * Wraps an entry of an XML feed; of several elements with one name the first counts. `@name` is an attribute.
 */
export function toFeedRecord(
  element: XmlElement,
  place: Pick<FeedRecord, 'line' | 'path' | 'size'>,
): FeedRecord {
  return {
    ...place,
    fields: () => [...new Set(element.children.map(({ name }) => name))],
    has: (field) => find(element, field).length > 0,
    text: (field) => find(element, field)[0]?.text.trim() ?? '',
    texts: (field) =>
      find(element, field)
        .map(({ text }) => text.trim())
        .filter((text) => text !== ''),
    parts: (field) => find(element, field).map((part) => toFeedRecord(part, place)),
  }
}

function find(element: XmlElement, field: string): XmlElement[] {
  let found = [element]
  if (field === '.') return found
  for (const name of field.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return found
}
