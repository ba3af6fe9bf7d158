import { FooterContact } from './footer-contact'
import { FooterLinks } from './footer-links'
import { NewsletterForm } from './newsletter-form'

type SiteFooterProps = {
  readonly siteName: string
  readonly settings: Readonly<Record<string, string>>
}

/** Renders the footer; the visitor counter is last, so that it moves nothing (spec §1). A client component, because then only the settings are sent. */
export function SiteFooter({ siteName, settings }: SiteFooterProps) {
  return (
    <footer className="mt-8 border-line md:mt-16 border-t bg-sheet print:hidden">
      <div className="foot">
        <FooterLinks />
        <FooterContact settings={settings} />
        <div className="foot-end">
          <NewsletterForm />
          <p className="text-sm text-ink-soft">{settings.Copyright ?? `© ${siteName}`}</p>
        </div>
        <div id="visitors" className="contents" suppressHydrationWarning>
          {''}
        </div>
      </div>
    </footer>
  )
}
