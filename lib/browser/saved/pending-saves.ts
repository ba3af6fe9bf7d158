import type { SavedArea } from '@/lib/contract/saved/saved-calls'

/** Name of the background sync that sends what waits. */
export const SYNC_TAG = 'saves'

/** A heart pressed while nothing could be reached. */
export type PendingSave = {
  readonly area: SavedArea
  readonly id: number
  /** What it should be in the end. */
  readonly isSaved: boolean
  /** A random id: pressing once more makes another press of it. */
  readonly stamp: string
}

/** What waits to be sent, of one person and in order. */
export type PendingSaves = {
  /** Their mark (decision 012). */
  readonly owner: string
  readonly presses: readonly PendingSave[]
}

/** The last press of a heart counts and takes its place at the end; what waits of somebody else is dropped. */
export function addPendingSave(
  waiting: PendingSaves | undefined,
  owner: string,
  press: PendingSave,
): PendingSaves {
  const earlier = listPendingSaves(waiting, owner).filter((one) => !isSameListing(one, press))
  return { owner, presses: [...earlier, press] }
}

/** After it was sent; a heart pressed again meanwhile still waits. */
export function withoutPendingSave(
  waiting: PendingSaves | undefined,
  { stamp }: Pick<PendingSave, 'stamp'>,
): PendingSaves | undefined {
  if (waiting === undefined) return undefined
  return { ...waiting, presses: waiting.presses.filter((press) => press.stamp !== stamp) }
}

export function listPendingSaves(
  waiting: PendingSaves | undefined,
  owner: string,
): readonly PendingSave[] {
  return waiting?.owner === owner ? waiting.presses : []
}

/** Ids as they will be once everything is sent. */
export function applyPendingSaves(
  ids: readonly number[],
  presses: readonly PendingSave[],
  area: SavedArea,
): readonly number[] {
  return presses
    .filter((press) => press.area === area)
    .reduce((all, { id, isSaved }) => {
      const others = all.filter((one) => one !== id)
      return isSaved ? [...others, id] : others
    }, ids)
}

function isSameListing(one: PendingSave, other: PendingSave): boolean {
  return one.area === other.area && one.id === other.id
}
