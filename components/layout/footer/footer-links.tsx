import { footerGroups } from '@/components/layout/header/navigation'
import { Link } from '@/components/ui/link'

export function FooterLinks() {
  return (
    <nav aria-label="Footer" className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
      {footerGroups.map(({ heading, items }) => (
        <div key={heading}>
          <h2 className="label mb-1">{heading}</h2>
          <ul>
            {items.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="foot-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
