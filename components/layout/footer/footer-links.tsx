import { footerGroups } from '@/components/navigation/site-navigation'
import { Link } from '@/components/ui/link'
import { FooterSection } from './footer-section'

export function FooterLinks() {
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
