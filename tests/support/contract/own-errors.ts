import type { Endpoint, ErrorStatus } from '@/lib/contract/endpoint'

/** Errors every endpoint of an access may answer: tested once for all, not for each. */
const PUBLIC: readonly ErrorStatus[] = [400, 429, 503]
const SESSION: readonly ErrorStatus[] = [...PUBLIC, 650, 900]

/** The errors an endpoint declares beyond the common ones: each needs a test that provokes it. */
export function ownErrorsOf({ access, errors }: Endpoint): readonly ErrorStatus[] {
  const common = access === 'session' ? SESSION : PUBLIC
  return errors.filter((status) => !common.includes(status))
}
