import { Menu, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SkipLink } from '@/components/ui/skip-link'
import { routes } from '@/lib/routes'
import { AreaTabs } from './area-tabs'
import { EmployerLink } from './employer-link'
import { MobileMenu } from './mobile-menu'
import { MobileMenuItems } from './mobile-menu-items'
import { readings } from './navigation'
import { RevealingHeader } from './revealing-header'
import { Wordmark } from './wordmark'

type SiteHeaderProps = {
  readonly siteName: string
  /** True on the default layout, false on listings (spec §2). */
  readonly sticky: boolean
  /** Address of the employer site, see `employerSiteUrl`. */
  readonly employerUrl: string
  /** id of the layout's `<main>`, where the skip link leads. */
  readonly mainId: string
  /** Stands in place of the way in, once somebody is signed in. */
  readonly account?: ReactNode
}

/** The header of every page: mark, search tabs, reading, the way to employers and the way in. */
export function SiteHeader({ sticky, ...props }: SiteHeaderProps) {
  if (!sticky) return <header className="site-header">{content(props)}</header>
  return <RevealingHeader>{content(props)}</RevealingHeader>
}

function content({ siteName, employerUrl, mainId, account }: Omit<SiteHeaderProps, 'sticky'>) {
  return (
    <>
      <SkipLink target={mainId} />
      <div className="header-row">
        <Wordmark siteName={siteName} />
        <AreaTabs />
        <nav aria-label="Reading" className="header-wide">
          {readings.map(({ label, href }) => (
            <Link key={href} href={href} className="nav-link">
              {label}
            </Link>
          ))}
        </nav>
        <div className="header-end">
          <span className="header-wide">
            <EmployerLink href={employerUrl} />
          </span>
          {account ?? (
            <Link href={routes.getStarted} className="nav-link way-in">
              Sign in | Sign up
            </Link>
          )}
          <MobileMenu
            opener={
              <>
                <Icon icon={Menu} /> Menu
              </>
            }
            closer={
              <>
                <Icon icon={X} /> Close
              </>
            }
            head={siteName}
          >
            <MobileMenuItems employerUrl={employerUrl} />
          </MobileMenu>
        </div>
      </div>
    </>
  )
}
