import { createDeviceValue } from '@/lib/browser/page/device-value'
import type { Named } from '@/lib/contract/common'
import type { QualificationLists } from '@/lib/shared/qualification/qualifications'
import { toRecord } from '@/lib/shared/to-record'

const MAX_AGE_MS = 24 * 60 * 60 * 1000

type CachedLists = { readonly at: number; readonly lists: QualificationLists }

/** These lists are the same for every user, so they may stay when a session ends. */
const cached = createDeviceValue('person-lists', (stored) =>
  isCachedLists(stored) ? stored : null,
)

/**
 * Loads the lists, fetched at most once a day, so that rows are compared without waiting for the API. @throws
 * FormError
 */
export async function loadQualificationLists(): Promise<QualificationLists> {
  const stored = cached.get()
  if (stored !== null && Math.abs(Date.now() - stored.at) < MAX_AGE_MS) return stored.lists
  try {
    const { fetchQualificationLists } = await import('./fetch-qualification-lists')
    return cacheLists(await fetchQualificationLists())
  } catch (cause) {
    // Offline, outdated lists are good enough.
    if (stored !== null) return stored.lists
    throw cause
  }
}

function cacheLists(lists: QualificationLists): QualificationLists {
  // Refused or full: the lists are fetched again on the next page.
  cached.set({ at: Date.now(), lists })
  return lists
}

function isCachedLists(value: unknown): value is CachedLists {
  const { at, lists } = toRecord(value)
  const { majors, degrees, levels, provinces } = toRecord(lists)
  return typeof at === 'number' && [majors, degrees, levels, provinces].every(isList)
}

function isList(value: unknown): value is readonly Named[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => {
      const { id, name } = toRecord(one)
      return typeof id === 'number' && typeof name === 'string'
    })
  )
}
