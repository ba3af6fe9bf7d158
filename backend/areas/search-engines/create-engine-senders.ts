import type { Sender } from '@/backend/platform/outbox/sender'
import { createGoogleSender } from './google-sender'
import { createIndexNowSender } from './index-now-sender'
import { readServiceAccount } from './service-account'
import type { SearchEngineSettings } from './settings'

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
