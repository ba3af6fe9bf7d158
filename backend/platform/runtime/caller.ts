import type { Limit, LimitedKey } from './rate-limit'

/** Null: not known. */
export type Caller = {
  readonly installationId: string | null
  readonly clientAddress: string | null
}

export function callerKeys(limit: Limit, { installationId, clientAddress }: Caller): LimitedKey[] {
  return [installationId, clientAddress].flatMap((key) => (key === null ? [] : [{ limit, key }]))
}
