import { z } from 'zod'

const address = z.string().trim().max(254).pipe(z.email())

/** A web address that may be linked to: absolute http or https; null for anything else. */
export function parseHttpUrl(input: string | null): string | null {
  if (input === null) return null
  const text = input.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

/** One address that mail can be sent to, without a name; null for anything else. */
export function parseEmailAddress(input: string | null): string | null {
  const { data } = address.safeParse(input)
  return data ?? null
}
