'use client'

import { FooterContact } from './footer-contact'
import { FooterLinks } from './footer-links'
import { NewsletterForm } from './newsletter-form'
import { VisitorCounter } from './visitor-counter'

type SiteFooterProps = {
  readonly siteName: string
  readonly settings: Readonly<Record<string, string>>
}

/** The counter is last, so that it moves nothing (spec §1). A client component: only settings travel. */
export function SiteFooter({ siteName, settings }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-line border-t bg-sheet print:hidden">
      <div className="mx-auto max-w-page space-y-8 px-4 py-10 md:px-6">
        <FooterLinks />
        <FooterContact settings={settings} />
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <NewsletterForm />
          <p className="text-sm text-ink-soft">{settings.Copyright ?? `© ${siteName}`}</p>
        </div>
        <VisitorCounter />
      </div>
    </footer>
  )
}
