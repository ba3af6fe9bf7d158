import type { FeedRecord } from './feed-record'

/** An element of a feed's entry while it is read: its own text and the elements inside it. */
export type XmlElement = {
  readonly name: string
  readonly children: XmlElement[]
  text: string
}

/** An entry of an XML feed; of several elements with one name the first counts. */
export function toFeedRecord(
  element: XmlElement,
  place: Pick<FeedRecord, 'line' | 'path' | 'size'>,
): FeedRecord {
  return {
    ...place,
    has: (field) => find(element, field) !== undefined,
    text: (field) => find(element, field)?.text.trim() ?? '',
  }
}

function find(element: XmlElement, field: string): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of field.split('/')) found = found?.children.find((child) => child.name === name)
  return found
}
