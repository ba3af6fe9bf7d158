const DAY = 86_400_000

/** Days until the text expires; it is generated on every request from the current settings. */
const LIFETIME_DAYS = 30

type SecurityContact = {
  readonly contact: string
  readonly canonical: string
  readonly now: Date
}

/**
 * Builds security.txt (RFC 9116). Returns null without a valid e-mail address: a file without a contact is worse than
 * none.
 */
export function toSecurityText({ contact, canonical, now }: SecurityContact): string | null {
  const address = contact.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return null
  const expires = new Date(now.getTime() + LIFETIME_DAYS * DAY)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${encodeURI(address)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, km',
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
