import type { SavingArea } from '@/lib/listing/saving-areas'
import { endSession } from '@/lib/session/end-session'
import { callAsUser } from './call-as-user'
import { SESSION_ENDED } from './call-upstream'
import { callAsInstallation } from './installation'

/** The most the API gives at once (design §7). */
const PAGE = 100

/**
 * The ids of all listings of an area the visitor has saved. Nobody asked for this: when the session is
 * over its cookies go, and the visitor stays on the page, as with the current user (design §6).
 *
 * @throws Error when the API does not answer with a list
 */
export async function listSavedIds(area: SavingArea): Promise<readonly number[]> {
  const ids: number[] = []
  for (;;) {
    const path = `${area}/saved?limit=${PAGE}&offset=${ids.length}` as const
    const { status, body } = await callAsInstallation(path)
    if (status === SESSION_ENDED) await endSession()
    const page = toIds(body)
    if (status !== 200 || page === null) throw new Error(`${path} gave ${status}`)
    ids.push(...page)
    if (page.length < PAGE) return ids
  }
}

/**
 * Saves a listing, or takes it off the list; doing it twice changes nothing.
 *
 * @throws Error when the API did not
 */
export async function setSaved(area: SavingArea, id: number, isSaved: boolean): Promise<void> {
  const { status } = await callAsUser(`${area}/${id}/save`, { method: isSaved ? 'POST' : 'DELETE' })
  if (status >= 300) throw new Error(`Saving gave ${status}`)
}

// The contract's own schema would bring all of zod.
function toIds(body: unknown): number[] | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null
  if (!Array.isArray(body.data)) return null
  return body.data.flatMap((item: unknown) => idOf(item) ?? [])
}

function idOf(item: unknown): number | null {
  if (typeof item !== 'object' || item === null || !('id' in item)) return null
  return typeof item.id === 'number' ? item.id : null
}
