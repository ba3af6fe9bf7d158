import type { SavedArea } from '@/lib/contract/saved/saved-calls'

/** Tag of the background sync that sends pending saves. */
export const SYNC_TAG = 'saves'

/** A save or removal made while offline. */
export type PendingSave = {
  readonly area: SavedArea
  readonly id: number
  /** The state it should end in. */
  readonly isSaved: boolean
  /** A random id, so that saving again while this one is being sent is not lost. */
  readonly stamp: string
}

/** Pending saves of one user, in order. */
export type PendingSaves = {
  /** Mark of the user (decision 012). */
  readonly owner: string
  readonly presses: readonly PendingSave[]
}

/**
 * Adds a save at the end and replaces an earlier one of the same listing. Pending saves of another user are
 * dropped.
 */
export function addPendingSave(
  waiting: PendingSaves | undefined,
  owner: string,
  press: PendingSave,
): PendingSaves {
  const earlier = listPendingSaves(waiting, owner).filter((one) => !isSameListing(one, press))
  return { owner, presses: [...earlier, press] }
}

/** Removes a sent save; one made later for the same listing stays. */
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

/** Returns the ids as they will be once everything is sent. */
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
