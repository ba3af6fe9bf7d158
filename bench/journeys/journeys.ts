import { access } from './goals/access'
import { edges } from './goals/edges'
import { finding } from './goals/finding'
import { profilePages } from './goals/profile-pages'
import { reading } from './goals/reading'
import { saving } from './goals/saving'
import { signedOutJourneys } from './goals/signed-out'
import type { Journey } from './journey'

const inOrder = (one: Journey, other: Journey) =>
  one.id.localeCompare(other.id, undefined, { numeric: true })

/** In the order of the review, promised ones last. */
export const journeys: readonly Journey[] = [
  finding,
  reading,
  access,
  saving,
  profilePages,
  edges,
  signedOutJourneys,
]
  .flat()
  .toSorted(inOrder)
