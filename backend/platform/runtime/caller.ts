import type { Limit, LimitedKey } from './rate-limit'

/** Who asks, as far as is known. */
export type Caller = {
  readonly installationId: string | null
  readonly clientAddress: string | null
}

/** The keys under which a limit counts who calls: the installation and the address, where known. */
export function callerKeys(limit: Limit, { installationId, clientAddress }: Caller): LimitedKey[] {
  return [installationId, clientAddress].flatMap((key) => (key === null ? [] : [{ limit, key }]))
}
