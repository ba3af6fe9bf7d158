import { FORM_HANDLERS } from '@/lib/shared/forms/form-actions'
import type { Exchange, Step } from '../exchange'
import { isForPrograms } from '../sections'

/** Where a form that is posted to the page it stands in is taken; null for every other request. */
export function getTaker({ request, path, search }: Exchange): string | null {
  if (request.method !== 'POST' || isForPrograms(path) || path.startsWith('/_next/')) return null
  return FORM_HANDLERS.get(search) ?? null
}

/** The path stays that of the page, so that the answer leads on inside `/en` where the form stood. */
export const handOverForms: Step = (exchange) => {
  const taker = getTaker(exchange)
  if (taker !== null) exchange.request.url = taker
  return false
}
