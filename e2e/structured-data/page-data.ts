import { type Element, getAttribute, readText } from '../crawl/elements'
import { listGoogleProblems } from './google-problems'
import { viewPage } from './page-view'
import { isThing, type Thing, typeOf } from './thing'
import { listUnseenProblems } from './unseen-problems'
import { listVocabularyProblems } from './vocabulary-problems'

export type PageData = {
  /** The types of its structured data: `JobPosting`. */
  readonly types: readonly string[]
  readonly problems: readonly string[]
}

/**
 * Compares the structured data of a page with schema.org's vocabulary, Google's guides and
 * the text of the page.
 */
export function readPageData(elements: readonly Element[]): PageData {
  const blocks = elements.filter(
    (element) =>
      element.tagName === 'script' && getAttribute(element, 'type') === 'application/ld+json',
  )
  const read = blocks.map((block): unknown => JSON.parse(readText(block)))
  const things = read.filter((value): value is Thing => isThing(value))
  const types = things.map(typeOf)
  const page = viewPage(elements)
  return {
    types,
    problems: [
      ...(things.length === read.length ? [] : ['Structured data that is no thing']),
      ...types
        .filter((type, index) => types.indexOf(type) !== index)
        .map((type) => `${type} twice`),
      ...things.flatMap((thing) => [
        ...listVocabularyProblems(thing),
        ...listGoogleProblems(thing),
        ...listUnseenProblems(thing, page),
      ]),
    ],
  }
}
