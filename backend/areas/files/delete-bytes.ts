import type { RouteContext } from '@/backend/platform/http/route-context'

/** Deletes bytes of deleted files. A failure is only logged: the sweeper deletes them later. */
export async function deleteBytes(
  { files, log }: Pick<RouteContext, 'files' | 'log'>,
  keys: readonly string[],
): Promise<void> {
  try {
    await Promise.all(keys.map((key) => files.store.delete(key)))
  } catch (error) {
    log.warn({ err: error }, 'bytes of deleted files are left to be swept')
  }
}
