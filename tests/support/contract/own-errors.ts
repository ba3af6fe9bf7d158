import type { Endpoint, ErrorStatus } from '@/lib/contract/endpoint'

/** Errors that every endpoint of an access level may return; they are tested once for all. */
const PUBLIC: readonly ErrorStatus[] = [400, 429, 503]
const SESSION: readonly ErrorStatus[] = [...PUBLIC, 650, 900]

/** Returns the errors an endpoint declares beyond the common ones. Each needs a test that provokes it. */
export function ownErrorsOf({ access, errors }: Endpoint): readonly ErrorStatus[] {
  const common = access === 'session' ? SESSION : PUBLIC
  return errors.filter((status) => !common.includes(status))
}
