/** A web address that may be linked to: absolute http or https; null for anything else. */
export function toPublicAddress(input: string | null): string | null {
  if (input === null) return null
  const text = input.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}
