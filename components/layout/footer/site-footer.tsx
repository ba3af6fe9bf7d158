import type { ReactNode } from 'react'
import { footerGroups } from '@/components/navigation/site-navigation'
import { Link } from '@/components/ui/link'
import { ContactDetails } from './contact-details'
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

function FooterLinks() {
  return (
    <nav aria-label="Footer" className="foot-links">
      {footerGroups.map(({ heading, items }) => (
        <FooterSection key={heading} title={heading}>
          <ul>
            {items.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="foot-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </FooterSection>
      ))}
    </nav>
  )
}

function FooterContact({ settings }: { readonly settings: Readonly<Record<string, string>> }) {
  return (
    <FooterSection title="Contact">
      <ContactDetails settings={settings} />
    </FooterSection>
  )
}

type FooterSectionProps = { readonly title: string; readonly children: ReactNode }

/** Renders a footer section; phones fold it by a native disclosure, which needs no script (`styles/layout.css`). */
function FooterSection({ title, children }: FooterSectionProps) {
  return (
    <div>
      <h2 className="label foot-title">{title}</h2>
      <details>
        <summary className="label">{title}</summary>
        {children}
      </details>
    </div>
  )
}
