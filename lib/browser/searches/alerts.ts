import { ask } from '@/lib/browser/wire/ask'
import { early, isDone } from '@/lib/browser/wire/early'
import { withSchemas } from '@/lib/browser/wire/with-schemas'
import type { AlertRhythm, alertEndpoints } from '@/lib/contract/alerts/alert'
import { alertCalls } from '@/lib/contract/alerts/alert-calls'
import type { SearchedArea } from '@/lib/contract/searches/kept-search'
import { END_LINK_SENT } from '@/lib/shared/forms/end-link-words'

type Wish = {
  readonly area: SearchedArea
  readonly search: string
  readonly rhythm: AlertRhythm
}

const order = early<typeof alertEndpoints.order>(alertCalls.order)(isDone)
const mailEndLink = early<typeof alertEndpoints.mailEndLink>(alertCalls.mailEndLink)(isDone)
const orderOwn = early<typeof alertEndpoints.orderOwn>(alertCalls.orderOwn)(isDone)

/** Gives words for the visitor, the same for every address. @throws FormError */
export async function orderAlert(wish: Wish & { readonly email: string }): Promise<string> {
  await ask(order, { body: { ...wish, email: wish.email.trim() } })
  return 'Check your e-mail and press the link in it to confirm.'
}

/** Gives words for the visitor, the same for every address. @throws FormError */
export async function requestEndLink(email: string): Promise<string> {
  await ask(mailEndLink, { body: { email: email.trim() } })
  return END_LINK_SENT
}

/** For the proven address of the account, as often as its e-mail summary comes; none where that is off. @throws FormError */
export async function orderOwnAlert({ area, search }: Omit<Wish, 'rhythm'>): Promise<void> {
  const readRhythm = await withSchemas(() =>
    import('@/lib/browser/account/mail-rhythm').then(({ readMailRhythm }) => readMailRhythm),
  )
  const rhythm = await readRhythm()
  if (rhythm === 'off') return
  await ask(orderOwn, { body: { area, search, rhythm: rhythm === 'weekly' ? 'weekly' : 'daily' } })
}
