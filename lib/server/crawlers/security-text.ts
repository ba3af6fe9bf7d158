const DAY = 86_400_000

/** Days for which it is said to hold: it is made when it is asked for, of what the settings say then. */
const LIFETIME_DAYS = 30

type Facts = {
  readonly contact: string
  readonly canonical: string
  readonly now: Date
}

/** RFC 9116. Null without an address that takes mail: a file that names nobody would be worse than none. */
export function toSecurityText({ contact, canonical, now }: Facts): string | null {
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
