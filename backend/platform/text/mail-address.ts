import { z } from 'zod'

const address = z.string().trim().max(254).pipe(z.email())

/** One address that mail can be sent to, without a name; null for anything else. */
export function parseMailAddress(input: string | null): string | null {
  const { data } = address.safeParse(input)
  return data ?? null
}
