import type { Concept } from './concept'
import { readConcepts } from './read-concepts'

/** What people type and what employers write for one thing, sorted by name. Another word for something has its place in a file of `backend/reference/search/concepts`. */
export const conceptList: readonly Concept[] = readConcepts()
