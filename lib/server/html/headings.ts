import type { Element } from 'domhandler'
import { toSlug } from '@/lib/shared/slug'
import { toTreeText } from './html-tree'

export type BodyHeading = {
  readonly id: string
  readonly words: string
  readonly level: 2 | 3
}

/** Gives a heading an id that none of `before` has; null for every other element. */
export function nameHeading(
  element: Element,
  prefix: string,
  before: readonly BodyHeading[],
): BodyHeading | null {
  const level = levelOf(element)
  if (level === null) return null
  const words = toTreeText(element).trim()
  const id = toFreeId(`${prefix}-${toSlug(words) || 'part'}`, before)
  element.attribs.id = id
  return { id, words, level }
}

export function lowerHeading(element: Element): void {
  const level = levelOf(element)
  if (level !== null) element.name = `h${level + 1}`
}

function levelOf({ name }: Element): 2 | 3 | null {
  if (name === 'h2') return 2
  return name === 'h3' ? 3 : null
}

function toFreeId(wanted: string, taken: readonly BodyHeading[]): string {
  let id = wanted
  for (let count = 2; taken.some((heading) => heading.id === id); count += 1) {
    id = `${wanted}-${count}`
  }
  return id
}
