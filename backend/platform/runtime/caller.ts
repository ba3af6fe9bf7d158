import type { Limit, LimitedKey } from './rate-limit'

export type Caller = {
  readonly installationId: string | null
  readonly clientAddress: string | null
}

export function toLimitKeys(limit: Limit, { installationId, clientAddress }: Caller): LimitedKey[] {
  return [installationId, clientAddress].flatMap((key) => (key === null ? [] : [{ limit, key }]))
}
