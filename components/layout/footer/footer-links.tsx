import { footerGroups } from '@/components/navigation/site-navigation'
import { Link } from '@/components/ui/link'
import { Fold } from './fold'

export function FooterLinks() {
  return (
    <nav aria-label="Footer" className="foot-links">
      {footerGroups.map(({ heading, items }) => (
        <Fold key={heading} title={heading}>
          <ul>
            {items.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="foot-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </nav>
  )
}
