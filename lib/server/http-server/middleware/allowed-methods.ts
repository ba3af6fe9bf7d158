import { withoutLocale } from '@/lib/shared/routes'
import { sendError } from '../error-response'
import type { Middleware } from '../request-context'
import { isJsonPath } from '../route-kinds'
import { getFormHandler } from './form-relay'

const READ_METHODS = ['GET', 'HEAD']

/** Routes that accept more than reading: forms without script, the session, and revalidation by the API. */
const OTHER_METHODS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/newsletter', [...READ_METHODS, 'POST']],
  ['/contact-us/send', [...READ_METHODS, 'POST']],
  ['/alerts', [...READ_METHODS, 'POST']],
  ['/alerts/end', [...READ_METHODS, 'POST']],
  ['/report/send', [...READ_METHODS, 'POST']],
  ['/session', ['POST', 'DELETE']],
  ['/revalidate', ['POST']],
])

/** Rejects other methods with 405; Next would answer a POST with the page as well (promise T19). */
export const allowMethods: Middleware = (context) => {
  const { request, response, path } = context
  if (getFormHandler(context) !== null) return false
  const allowed = OTHER_METHODS.get(withoutLocale(path)) ?? READ_METHODS
  if (allowed.includes(request.method ?? '')) return false
  const headers = { Allow: allowed.join(', ') }
  sendError(response, { status: 405, format: isJsonPath(path) ? 'json' : 'html', headers })
  return true
}
