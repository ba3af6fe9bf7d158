import { buildingConcepts } from './building'
import { cambodiaConcepts } from './cambodia'
import { computingConcepts } from './computing'
import type { Concept } from './concept'
import { countriesConcepts } from './countries'
import { machinesConcepts } from './machines'
import { natureConcepts } from './nature'
import { otherWorkConcepts } from './other-work'
import { parseConcepts } from './parse-concepts'
import { powerConcepts } from './power'
import { studiesConcepts } from './studies'
import { toolsConcepts } from './tools'
import { workConcepts } from './work'

/** What people type and what employers write for one thing. Another word for something has its place in one of these. */
export const conceptList: readonly Concept[] = [
  workConcepts,
  otherWorkConcepts,
  buildingConcepts,
  powerConcepts,
  machinesConcepts,
  natureConcepts,
  computingConcepts,
  toolsConcepts,
  studiesConcepts,
  cambodiaConcepts,
  countriesConcepts,
].flatMap(parseConcepts)
