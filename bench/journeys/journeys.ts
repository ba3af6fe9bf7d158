import { access } from './goals/access'
import { edges } from './goals/edges'
import { finding } from './goals/finding'
import { reading } from './goals/reading'
import { rooms } from './goals/rooms'
import { saving } from './goals/saving'
import { stranger } from './goals/stranger'
import type { Journey } from './journey'

const inOrder = (one: Journey, other: Journey) =>
  one.id.localeCompare(other.id, undefined, { numeric: true })

/** In the order of the review, what is promised after them. */
export const journeys: readonly Journey[] = [
  finding,
  reading,
  access,
  saving,
  rooms,
  edges,
  stranger,
]
  .flat()
  .toSorted(inOrder)
