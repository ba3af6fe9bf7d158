import { callAsUser, readAsUser } from '@/lib/browser/wire/call-as-user'
import { isDone } from '@/lib/browser/wire/call-upstream'
import type { SavingArea } from '@/lib/shared/listing/saving-areas'

/** The most the API gives at once (architecture §7). */
const PAGE = 100

/**
 * The ids of all listings of an area the visitor has saved.
 *
 * @throws Error when the API does not answer with a list
 */
export async function listSavedIds(area: SavingArea): Promise<readonly number[]> {
  const ids: number[] = []
  for (;;) {
    const path = `${area}/saved?limit=${PAGE}&offset=${ids.length}` as const
    const { status, body } = await readAsUser(path)
    const page = toIds(body)
    if (status !== 200 || page === null) throw new Error(`${path} gave ${status}`)
    const more = page.filter((id) => !ids.includes(id))
    ids.push(...more)
    // An API that counts no offset would give the first ones for ever.
    if (page.length < PAGE || more.length === 0) return ids
  }
}

/**
 * Saves a listing, or takes it off the list; doing it twice changes nothing.
 *
 * @throws Error when the API did not
 */
export async function setSaved(area: SavingArea, id: number, isSaved: boolean): Promise<void> {
  const method = isSaved ? 'POST' : 'DELETE'
  const { status, body } = await callAsUser(`${area}/${id}/save`, { method })
  // A page of somebody else's has a good status too (promise F3).
  if (status >= 300 || !isDone(body)) throw new Error(`Saving gave ${status}`)
}

// The contract's own schema would bring all of zod.
function toIds(body: unknown): number[] | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null
  if (!Array.isArray(body.data)) return null
  const ids = body.data.flatMap((item: unknown) => idOf(item) ?? [])
  return ids.length === body.data.length ? ids : null
}

function idOf(item: unknown): number | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'number' ? item.id : null
}
