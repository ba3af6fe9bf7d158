'use client'

import { TitleBlock, TitleBlockCell } from '@/components/ui/title-block'
import { listSocialLinks, listStoreLinks, type SettingsLink } from '@/lib/shared/settings-links'

/** Lists the contact details that the settings have (spec §1). */
export function ContactDetails({
  settings,
}: {
  readonly settings: Readonly<Record<string, string>>
}) {
  const { 'Phone Number': phone, Email: email, Address: address } = settings
  return (
    <TitleBlock small className="*:basis-48">
      {address && (
        <TitleBlockCell label="Address">
          <span className="block py-2.5">{address}</span>
        </TitleBlockCell>
      )}
      {phone && (
        <TitleBlockCell label="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="foot-link">
            {phone}
          </a>
        </TitleBlockCell>
      )}
      {email && (
        <TitleBlockCell label="E-mail">
          <span className="flex flex-wrap items-center gap-x-4">
            <a href={`mailto:${email}`} className="foot-link">
              {email}
            </a>
            <span className="copy-address noscript:hidden" suppressHydrationWarning>
              {''}
            </span>
          </span>
        </TitleBlockCell>
      )}
      <Links label="Follow us" links={listSocialLinks(settings)} />
      <Links label="Get the app" links={listStoreLinks(settings)} />
    </TitleBlock>
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
    <TitleBlockCell label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} rel="noopener" className="foot-link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </TitleBlockCell>
  )
}
