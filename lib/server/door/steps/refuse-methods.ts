import { withoutLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'
import { getTaker } from './hand-over-forms'

const READ = ['GET', 'HEAD']

/** What takes more than reading: the forms that need no script, the session, and word from the API. */
const CHANGED: ReadonlyMap<string, readonly string[]> = new Map([
  ['/newsletter', [...READ, 'POST']],
  ['/contact-us/send', [...READ, 'POST']],
  ['/alerts', [...READ, 'POST']],
  ['/alerts/end', [...READ, 'POST']],
  ['/report/send', [...READ, 'POST']],
  ['/session', ['POST', 'DELETE']],
  ['/revalidate', ['POST']],
])

/** A page is read and nothing else; Next would show it to a POST as well (promise T19). */
export const refuseMethods: Step = (exchange) => {
  const { request, response, path } = exchange
  if (getTaker(exchange) !== null) return false
  const allowed = CHANGED.get(withoutLocale(path)) ?? READ
  if (allowed.includes(request.method ?? '')) return false
  const headers = { Allow: allowed.join(', ') }
  refuse(response, { status: 405, as: isForPrograms(path) ? 'json' : 'html', headers })
  return true
}
