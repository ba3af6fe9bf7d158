import { randomId } from '@/lib/browser/api-client/random-id'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'

export type SavedRef = { readonly area: ListingApiPath; readonly id: number }

export const LISTING_API_PATHS: readonly ListingApiPath[] = [
  '/v1/job',
  '/v1/internship',
  '/v1/scholarship',
]

/** A listing that an owner has saved, or whose removal is not sent yet. */
export type SavedEntry = SavedRef & {
  /** Empty where only the id is known. */
  readonly title: string
  readonly saved: boolean
  /** Whether the account has it; entries of the device are never synced. */
  readonly synced: boolean
  /** A random id, so that a press made while an earlier one is being sent is not lost. */
  readonly stamp: string
}

/** What one owner has saved: an account, or the device of signed-out visitors. */
export type Saves = {
  /** Latest first. */
  readonly entries: readonly SavedEntry[]
  /** Areas whose ids were fetched from the account. */
  readonly known: readonly ListingApiPath[]
}

/** in characters; an imported title may be very long */
const MAX_TITLE_LENGTH = 300

export function createEntry(
  ref: SavedRef & { readonly title: string },
  saved: boolean,
): SavedEntry {
  const title = ref.title.slice(0, MAX_TITLE_LENGTH)
  return { area: ref.area, id: ref.id, title, saved, synced: false, stamp: randomId() }
}

export function isListingApiPath(area: unknown): area is ListingApiPath {
  return LISTING_API_PATHS.some((one) => one === area)
}

export function isSameListing(one: SavedRef, other: SavedRef): boolean {
  return one.area === other.area && one.id === other.id
}

export function findEntry({ entries }: Saves, ref: SavedRef): SavedEntry | undefined {
  return entries.find((entry) => isSameListing(entry, ref))
}

export function removeEntry(saves: Saves, ref: SavedRef): Saves {
  return { ...saves, entries: saves.entries.filter((entry) => !isSameListing(entry, ref)) }
}

export function putEntry(saves: Saves, entry: SavedEntry): Saves {
  return { ...saves, entries: [entry, ...removeEntry(saves, entry).entries] }
}

export function listSaved({ entries }: Saves): readonly SavedEntry[] {
  return entries.filter(({ saved }) => saved)
}
