import type { ReactNode } from 'react'
import { FooterContact } from './footer-contact'
import { FooterLinks } from './footer-links'

type SiteFooterProps = {
  readonly siteName: string
  /** Site settings as a map from key to value (spec §3). */
  readonly settings: Readonly<Record<string, string>>
  /** The visitor counter: last in the page, so that its coming moves nothing. */
  readonly children?: ReactNode
}

/** The footer of every page: the ways on, contact details, copyright (spec §1). */
export function SiteFooter({ siteName, settings, children }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-line border-t bg-sheet print:hidden">
      <div className="mx-auto max-w-page space-y-8 px-4 py-10 md:px-6">
        <FooterLinks />
        <FooterContact settings={settings} />
        <p className="text-sm text-ink-soft">{settings.Copyright ?? `© ${siteName}`}</p>
        {children}
      </div>
    </footer>
  )
}
