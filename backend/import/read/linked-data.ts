import { isJsonObject } from './find-entry-list'

type Thing = Readonly<Record<string, unknown>>

/** Levels of a document that are looked through. */
const MAX_LEVELS = 12

const POSTING = /^(?:https?:\/\/schema\.org\/|schema:)?JobPosting$/

/** Checks whether a document is JSON-LD: its things say what they are. */
export function isLinkedData(root: unknown): boolean {
  const things = Array.isArray(root) ? root : [root]
  return things.some((one) => isJsonObject(one) && ('@type' in one || hasGraph(one)))
}

function hasGraph(thing: Thing): boolean {
  const graph = thing['@graph']
  return Array.isArray(graph) && graph.some((one) => isJsonObject(one) && '@type' in one)
}

/**
 * Collects the JobPostings of a document, wherever it has them (`@graph`, `ItemList`, arrays). A property that
 * only refers to a thing of the document by `@id` gets that thing.
 */
export function collectPostings(
  root: unknown,
): { readonly original: Thing; readonly posting: Thing }[] {
  const things = listThings(root)
  const known = new Map(
    things.flatMap((thing) =>
      typeof thing['@id'] === 'string' && Object.keys(thing).length > 1
        ? [[thing['@id'], thing] as const]
        : [],
    ),
  )
  return things.filter(isPosting).map((original) => {
    const properties = Object.entries(original).map(([name, value]) => [
      name,
      resolve(value, known),
    ])
    return { original, posting: { ...Object.fromEntries(properties), '@type': 'JobPosting' } }
  })
}

function listThings(root: unknown): Thing[] {
  const found: Thing[] = []
  let level: unknown[] = [root]
  for (let depth = 0; depth < MAX_LEVELS && level.length > 0; depth += 1) {
    const things = level.flatMap((one) => (Array.isArray(one) ? one : [one])).filter(isJsonObject)
    for (const thing of things) found.push(thing)
    level = things.flatMap((thing) =>
      Object.values(thing).filter((value) => typeof value === 'object'),
    )
  }
  return found
}

function isPosting(thing: Thing): boolean {
  const types = [thing['@type']].flat()
  return types.some((type) => typeof type === 'string' && POSTING.test(type))
}

function resolve(value: unknown, known: ReadonlyMap<string, Thing>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, known))
  if (!isJsonObject(value) || Object.keys(value).length !== 1 || typeof value['@id'] !== 'string')
    return value
  return known.get(value['@id']) ?? value
}
