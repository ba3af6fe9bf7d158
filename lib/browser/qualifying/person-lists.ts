import type { Named } from '@/lib/contract/common'
import type { PersonLists } from '@/lib/shared/qualifying/person'
import { toRecord } from '@/lib/shared/to-record'

/** The site's own lists: everybody's, so that they may stay when a session ends. */
const NAME = 'person-lists'

const FRESH_MS = 24 * 60 * 60 * 1000

type Kept = { readonly at: number; readonly lists: PersonLists }

/** Read once a day, so that rows are judged without waiting for the API. @throws FormError */
export async function readPersonLists(): Promise<PersonLists> {
  const kept = recall()
  if (kept !== null && Math.abs(Date.now() - kept.at) < FRESH_MS) return kept.lists
  try {
    const { askForPersonLists } = await import('./ask-for-person-lists')
    return keep(await askForPersonLists())
  } catch (cause) {
    // Without a line, those of yesterday are as good.
    if (kept !== null) return kept.lists
    throw cause
  }
}

function keep(lists: PersonLists): PersonLists {
  try {
    window.localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), lists } satisfies Kept))
  } catch {
    // Refused or full: they are read again on the next page.
  }
  return lists
}

function recall(): Kept | null {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(NAME) ?? 'null')
    return isKept(parsed) ? parsed : null
  } catch {
    // Refused, or nothing that we wrote.
    return null
  }
}

function isKept(value: unknown): value is Kept {
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
