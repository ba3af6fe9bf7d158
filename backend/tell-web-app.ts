import type { CacheTag } from '@/lib/shared/cache-tags'
import type { Environment } from './environment'
import { silentLog } from './platform/runtime/log'
import { refreshPages } from './platform/runtime/refresh-pages'
import { createRevalidation } from './platform/runtime/revalidation'
import { StartError } from './platform/runtime/start-error'
import { requireRevalidateSecret } from './revalidate-secret'

/** For a command that has written by now: a failure is only a note. Resolves to whether all was heard. */
export async function tellWebApp(
  environment: Environment,
  tags: readonly CacheTag[],
): Promise<boolean> {
  if (tags.length === 0) return true
  try {
    const secret = await requireRevalidateSecret(environment)
    const { webUrl } = environment
    return await refreshPages(createRevalidation({ webUrl, secret, log: silentLog }), tags)
  } catch (error) {
    // Without a readable or writable data folder there is no secret to call with.
    if (error instanceof StartError) return false
    throw error
  }
}
