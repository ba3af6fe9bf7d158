import { withSession } from '@/lib/browser/api-client/send-request'
import { fetchJson } from '@/lib/browser/api-client/transport'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'

export type MatchCount = { readonly total: number; readonly totalIsExact: boolean }

/**
 * Fetches how many items match the filters of a form; null when that fails.
 *
 * @param path of the list in the API, like `/v1/job`; all lists take the same query and return a total
 */
export async function countMatches(path: string, form: FormData): Promise<MatchCount | null> {
  const search = new URLSearchParams({ limit: '1' })
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value.trim())
  }
  try {
    const send = () => fetchJson(`/upstream${path}?${search}`, 'GET')
    const { status, body } = await withSession({ access: 'public' }, send)
    const { total, totalIsExact } = toRecord(body)
    if (status < 300 && typeof total === 'number')
      return { total, totalIsExact: totalIsExact === true }
    throw new Error(`${path} gave ${status}`)
  } catch (cause) {
    logFailure('The matches are not counted.', cause)
    return null
  }
}
