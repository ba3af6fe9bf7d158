import type { Database } from '@/backend/db/connect'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { toDatabaseFailure } from './platform/database/database-failure'
import { silentLog } from './platform/runtime/log'
import { createRevalidation, type Revalidate } from './platform/runtime/revalidation'
import { StartError } from './platform/runtime/start-error'
import { nameWebApp, tellOthers } from './platform/runtime/web-apps'
import type { Environment } from './settings/environment'
import { requireRevalidationSecret } from './settings/revalidation-secret'

const MAX_TAGS = 100

/** For a command that has written by now: a failure is only a note. Resolves to whether the web app of its settings heard all; those of other processes are told by their APIs. */
export async function tellWebApp(
  db: Database,
  environment: Environment,
  tags: readonly CacheTag[],
): Promise<boolean> {
  if (tags.length === 0) return true
  try {
    const secret = await requireRevalidationSecret(environment)
    const { webUrl } = environment
    await tellOthers(db, nameWebApp(webUrl), tags)
    return await refreshPages(createRevalidation({ webUrl, secret, log: silentLog }), tags)
  } catch (error) {
    // Without a readable or writable data folder there is no secret to call with.
    if (error instanceof StartError) return false
    if (toDatabaseFailure(error) === 'unavailable') return false
    throw error
  }
}

/** Gives up at the first call that fails; resolves to whether the web app heard everything. */
export async function refreshPages(
  revalidate: Revalidate,
  tags: readonly CacheTag[],
): Promise<boolean> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    if (!(await revalidate(tags.slice(start, start + MAX_TAGS)))) return false
  }
  return true
}
