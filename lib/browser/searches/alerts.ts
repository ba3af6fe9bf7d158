import { ask } from '@/lib/browser/wire/ask'
import { early, isDone } from '@/lib/browser/wire/early'
import type { AlertRhythm, alertEndpoints } from '@/lib/contract/alerts/alert'
import { alertCalls } from '@/lib/contract/alerts/alert-calls'
import type { SearchedArea } from '@/lib/contract/searches/kept-search'

type Wish = {
  readonly area: SearchedArea
  readonly search: string
  readonly rhythm: AlertRhythm
}

const order = early<typeof alertEndpoints.order>(alertCalls.order)(isDone)
const orderOwn = early<typeof alertEndpoints.orderOwn>(alertCalls.orderOwn)(isDone)

/** Gives words for the visitor, the same for every address. @throws FormError */
export async function orderAlert(wish: Wish & { readonly email: string }): Promise<string> {
  await ask(order, { body: { ...wish, email: wish.email.trim() } })
  return 'Now open the mail that we sent you and press the link in it.'
}

/** As `orderAlert`, for the proven address of the account. */
export async function orderOwnAlert(wish: Wish): Promise<string> {
  await ask(orderOwn, { body: wish })
  return 'It is on. We mail you when there is something new.'
}
