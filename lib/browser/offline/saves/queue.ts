import type { SavingArea } from '@/lib/contract/saving'

/** Name of the background sync that sends what waits. */
export const SENDING_TAG = 'saves'

/** A heart pressed while nothing could be reached. */
export type Press = {
  readonly area: SavingArea
  readonly id: number
  /** What it should be in the end. */
  readonly isSaved: boolean
  /** A random id: pressing once more makes another press of it. */
  readonly stamp: string
}

/** What waits to be sent, of one person and in order. */
export type Waiting = {
  /** Their mark (decision 012). */
  readonly owner: string
  readonly presses: readonly Press[]
}

/** The last press of a heart counts and takes its place at the end; what waits of somebody else is dropped. */
export function addPress(waiting: Waiting | undefined, owner: string, press: Press): Waiting {
  const earlier = listPresses(waiting, owner).filter((one) => !isOfSame(one, press))
  return { owner, presses: [...earlier, press] }
}

/** After it was sent; a heart pressed again meanwhile still waits. */
export function withoutPress(
  waiting: Waiting | undefined,
  { stamp }: Pick<Press, 'stamp'>,
): Waiting | undefined {
  if (waiting === undefined) return undefined
  return { ...waiting, presses: waiting.presses.filter((press) => press.stamp !== stamp) }
}

export function listPresses(waiting: Waiting | undefined, owner: string): readonly Press[] {
  return waiting?.owner === owner ? waiting.presses : []
}

/** Ids as they will be once everything is sent. */
export function withPresses(
  ids: readonly number[],
  presses: readonly Press[],
  area: SavingArea,
): readonly number[] {
  return presses
    .filter((press) => press.area === area)
    .reduce((all, { id, isSaved }) => {
      const others = all.filter((one) => one !== id)
      return isSaved ? [...others, id] : others
    }, ids)
}

function isOfSame(one: Press, other: Press): boolean {
  return one.area === other.area && one.id === other.id
}
