import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { postToService } from '@/backend/platform/outbox/post-to-service'
import type { Sender } from '@/backend/platform/outbox/sender'
import { createTokenSource, readServiceAccount, type ServiceAccount } from './google-token'
import type {
  GoogleIndexingSettings,
  IndexNowSettings,
  SearchEngineSettings,
} from './search-engine-settings'

/** Permanent errors: a bad call, or addresses of another host (indexnow.org/documentation). */
const FOR_GOOD = [400, 422]

/** ms */
const BUDGET = 20_000

type EngineSenders = {
  readonly 'index-now': Sender<'index-now'> | null
  readonly 'google-indexing': Sender<'google-indexing'> | null
}

/** Creates the senders to search engines. Throws `StartError` when Google's key cannot be read. */
export async function createEngineSenders(
  { indexNow, google }: SearchEngineSettings,
  siteUrl: string,
): Promise<EngineSenders> {
  return {
    'index-now': indexNow === null ? null : createIndexNowSender(indexNow, siteUrl),
    'google-indexing':
      google === null
        ? null
        : createGoogleSender(google, await readServiceAccount(google.credentials)),
  }
}

/**
 * Creates the sender for Google's Indexing API. 403 may pass once the account is an owner of the site in its
 * console, and 429 when others used up the quota we counted as ours; a bad address stays bad.
 */
function createGoogleSender(
  { url }: Pick<GoogleIndexingSettings, 'url'>,
  account: ServiceAccount,
): Sender<'google-indexing'> {
  const tokens = createTokenSource(account)
  return {
    atOnce: 1,
    async send({ content }, signal) {
      const token = await tokens.get(signal)
      const body = { url: content.url, type: content.isListed ? 'URL_UPDATED' : 'URL_DELETED' }
      const headers = { authorization: `Bearer ${token}` }
      const status = await postNotice('Google', url, body, { signal, headers })
      if (status === 200) return
      if (status === 401) tokens.discard()
      throw new DeliveryFailure(`Google answered ${status}.`, { isPermanent: status === 400 })
    },
  }
}

/**
 * Creates the sender for IndexNow. 403 and 429 may pass: the key file is not there yet, or we sent too much.
 */
function createIndexNowSender(
  { key, url }: IndexNowSettings,
  siteUrl: string,
): Sender<'index-now'> {
  const { host } = new URL(siteUrl)
  return {
    atOnce: 1,
    async send({ content: { urls } }, signal) {
      const body = { host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
      const status = await postNotice('IndexNow', url, body, { signal })
      if (status === 200 || status === 202) return
      throw new DeliveryFailure(`IndexNow answered ${status}.`, {
        isPermanent: FOR_GOOD.includes(status),
      })
    },
  }
}

/** Posts JSON and returns the status. The reply's body is not read: it may name the key. */
async function postNotice(
  service: string,
  url: string,
  body: unknown,
  { signal, headers }: { readonly signal: AbortSignal; readonly headers?: Record<string, string> },
): Promise<number> {
  const response = await postToService(service, url, {
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    ...{ signal, budget: BUDGET },
  })
  await response.body?.cancel()
  return response.status
}
