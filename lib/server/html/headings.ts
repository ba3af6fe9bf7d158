import type { Element } from 'domhandler'
import { toSlug } from '@/lib/shared/slug'
import { toTreeText } from './html-tree'

export type BodyHeading = {
  readonly id: string
  readonly words: string
  readonly level: 2 | 3
}

/** Gives a heading an id that is not in `before`; null for any other element. */
export function addHeadingId(
  element: Element,
  prefix: string,
  before: readonly BodyHeading[],
): BodyHeading | null {
  const level = levelOf(element)
  if (level === null) return null
  const words = toTreeText(element).trim()
  const id = toUniqueId(`${prefix}-${toSlug(words) || 'part'}`, before)
  element.attribs.id = id
  return { id, words, level }
}

export function demoteHeading(element: Element): void {
  const level = levelOf(element)
  if (level !== null) element.name = `h${level + 1}`
}

function levelOf({ name }: Element): 2 | 3 | null {
  if (name === 'h2') return 2
  return name === 'h3' ? 3 : null
}

function toUniqueId(wanted: string, taken: readonly BodyHeading[]): string {
  let id = wanted
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) {
    id = `${wanted}-${count}`
  }
  return id
}
