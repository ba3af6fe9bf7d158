import { callingsConcepts } from './callings'
import type { Concept } from './concept'
import { fieldsConcepts } from './fields'
import { placesConcepts } from './places'
import { studiesConcepts } from './studies'
import { toolsConcepts } from './tools'
import { workConcepts } from './ways-of-working'

/** What people type and what employers write for one thing. Another word for something has its place in one of these. */
export const conceptList: readonly Concept[] = [
  ...callingsConcepts,
  ...fieldsConcepts,
  ...toolsConcepts,
  ...workConcepts,
  ...studiesConcepts,
  ...placesConcepts,
]
