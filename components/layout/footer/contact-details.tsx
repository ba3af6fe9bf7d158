'use client'

import { FactCell, FactTable } from '@/components/ui/fact-table'

/** Lists the contact details that the settings have (spec §1). */
export function ContactDetails({
  settings,
}: {
  readonly settings: Readonly<Record<string, string>>
}) {
  const { 'Phone Number': phone, Email: email, Address: address } = settings
  return (
    <FactTable small className="*:basis-48">
      {address && (
        <FactCell label="Address">
          <span className="block py-2.5">{address}</span>
        </FactCell>
      )}
      {phone && (
        <FactCell label="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="foot-link">
            {phone}
          </a>
        </FactCell>
      )}
      {email && (
        <FactCell label="E-mail">
          <span className="flex flex-wrap items-center gap-x-4">
            <a href={`mailto:${email}`} className="foot-link">
              {email}
            </a>
            <span className="copy-address noscript:hidden" suppressHydrationWarning>
              {''}
            </span>
          </span>
        </FactCell>
      )}
      <Links label="Follow us" links={listSocialLinks(settings)} />
      <Links label="Get the app" links={listStoreLinks(settings)} />
    </FactTable>
  )
}

function Links({
  label,
  links,
}: {
  readonly label: string
  readonly links: readonly SettingsLink[]
}) {
  if (links.length === 0) return null
  return (
    <FactCell label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel="noopener" className="foot-link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </FactCell>
  )
}

type Settings = Readonly<Record<string, string>>

type SettingsLink = { readonly label: string; readonly href: string }

const socials = [
  ['Facebook', 'Facebook Link'],
  ['YouTube', 'YouTube Link'],
  ['Telegram', 'Telegram Link'],
  ['LinkedIn', 'LinkedIn Link'],
] as const

const stores = [
  ['App Store', 'App Store Link'],
  ['Google Play', 'Play Store Link'],
] as const

export function listSocialLinks(settings: Settings): SettingsLink[] {
  return linksOf(settings, socials)
}

export function listStoreLinks(settings: Settings): SettingsLink[] {
  return linksOf(settings, stores)
}

function linksOf(
  settings: Settings,
  names: readonly (readonly [string, string])[],
): SettingsLink[] {
  return names.flatMap(([label, key]) => {
    const href = settings[key]?.trim() ?? ''
    // An operator types these: only web addresses become links.
    return /^https?:\/\//i.test(href) ? [{ label, href }] : []
  })
}
