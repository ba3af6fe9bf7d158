import { Menu, X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { SkipLink } from '@/components/ui/skip-link'
import { routes } from '@/lib/shared/routes'
import { EmployerLink } from '../../navigation/employer-link'
import { articleItems, savedItem } from '../../navigation/site-navigation'
import { AreaTabs } from './area-tabs'
import { AutoHideHeader } from './auto-hide-header'
import { MobileMenu } from './mobile-menu'
import { MobileMenuItems } from './mobile-menu-items'
import { useAccountHeaderParts } from './use-account-header-parts'
import { Wordmark } from './wordmark'

type SiteHeaderProps = {
  readonly siteName: string
  /** Null if the settings have none (spec §3). */
  readonly logo: string | null
  /** False on listings (spec §2). */
  readonly sticky: boolean
  readonly employerUrl: string
  readonly mainId: string
}

/** Renders the header. A client component, so that it is sent once with the script and not with each page. */
export function SiteHeader({ sticky, siteName, logo, employerUrl, mainId }: SiteHeaderProps) {
  const account = useAccountHeaderParts()
  const items = <MobileMenuItems employerUrl={employerUrl} />
  const content = (
    <>
      <SkipLink target={mainId} />
      <div className="header-row">
        <Wordmark siteName={siteName} logo={logo} />
        <AreaTabs />
        <nav aria-label="Reading" className="header-wide">
          {articleItems.map(({ label, href }) => (
            <Link key={href} href={href} className="nav-link">
              {label}
            </Link>
          ))}
        </nav>
        <div className="header-end">
          <Link href={savedItem.href} className="nav-link header-wide">
            {savedItem.label}
          </Link>
          <span className="header-wide">
            <EmployerLink href={employerUrl} />
          </span>
          <div className="entry">
            {account === undefined && <span className="account" />}
            {account && <account.AccountMenu />}
            <Link href={routes.getStarted} className="nav-link way-in">
              Sign in<span className="way-in-bar"> | </span>Sign up
            </Link>
          </div>
          <MobileMenu
            opener={
              <>
                <Icon icon={Menu} /> <span className="menu-word">Menu</span>
              </>
            }
            closer={
              <>
                <Icon icon={X} /> Close
              </>
            }
            head={account ? <account.AccountName fallback={siteName} /> : siteName}
          >
            {account ? <account.AccountItems employerUrl={employerUrl} fallback={items} /> : items}
          </MobileMenu>
        </div>
      </div>
    </>
  )
  if (!sticky) return <header className="site-header">{content}</header>
  return <AutoHideHeader>{content}</AutoHideHeader>
}
