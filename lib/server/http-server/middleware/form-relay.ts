import { FORM_HANDLER_PATHS } from '@/lib/shared/forms/form-actions'
import type { Middleware, RequestContext } from '../request-context'
import { isJsonPath } from '../route-kinds'

/** Returns the route handler of a form that is posted to the page it stands in; null for any other request. */
export function getFormHandler({ request, path, search }: RequestContext): string | null {
  if (request.method !== 'POST' || isJsonPath(path) || path.startsWith('/_next/')) return null
  return FORM_HANDLER_PATHS.get(search) ?? null
}

/** Relays a posted form to its handler. The path stays that of the page, so that redirects stay inside `/en`. */
export const relayForms: Middleware = (context) => {
  const taker = getFormHandler(context)
  if (taker !== null) context.request.url = taker
  return false
}
