import { callApi } from '@/lib/browser/api-client/call-api'
import { importWithZod } from '@/lib/browser/api-client/import-with-zod'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { schemalessSearchAlertEndpoints } from '@/lib/contract/search-alerts/schemaless-search-alert-endpoints'
import type {
  AlertFrequency,
  searchAlertEndpoints,
} from '@/lib/contract/search-alerts/search-alert'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { UNSUBSCRIBE_LINK_SENT } from '@/lib/shared/forms/unsubscribe-message'

type AlertRequest = {
  readonly area: ListingType
  readonly search: string
  readonly rhythm: AlertFrequency
}

const subscribeByEmail = lightEndpoint<typeof searchAlertEndpoints.subscribe>(
  schemalessSearchAlertEndpoints.subscribe,
)(isSuccessReply)
const sendUnsubscribeLink = lightEndpoint<typeof searchAlertEndpoints.sendUnsubscribeLink>(
  schemalessSearchAlertEndpoints.sendUnsubscribeLink,
)(isSuccessReply)
const subscribeAccount = lightEndpoint<typeof searchAlertEndpoints.subscribeAccount>(
  schemalessSearchAlertEndpoints.subscribeAccount,
)(isSuccessReply)

/** Requests an e-mail alert and returns the message, which is the same for every address. @throws FormError */
export async function subscribeToSearchAlert(
  wish: AlertRequest & { readonly email: string },
): Promise<string> {
  await callApi(subscribeByEmail, { body: { ...wish, email: wish.email.trim() } })
  return 'Check your e-mail and open the link in it to confirm.'
}

/**
 * Requests the link to unsubscribe and returns the message, which is the same for every address. @throws
 * FormError
 */
export async function requestUnsubscribeLink(email: string): Promise<string> {
  await callApi(sendUnsubscribeLink, { body: { email: email.trim() } })
  return UNSUBSCRIBE_LINK_SENT
}

/**
 * Adds an alert to the account's confirmed address, as often as its e-mail summary; none when that is off.
 * @throws FormError
 */
export async function subscribeAccountToSearchAlert({
  area,
  search,
}: Omit<AlertRequest, 'rhythm'>): Promise<void> {
  const getDigestMail = await importWithZod(() =>
    import('@/lib/contract/notifications/digest-mail').then(
      ({ digestMailEndpoints }) => digestMailEndpoints.get,
    ),
  )
  const { rhythm } = await callApi(getDigestMail, {})
  if (rhythm === 'off') return
  await callApi(subscribeAccount, {
    body: { area, search, rhythm: rhythm === 'weekly' ? 'weekly' : 'daily' },
  })
}
