import { Menu, X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useLazy } from '@/hooks/page/use-lazy'
import { usePageUrl } from '@/hooks/page/use-page-url'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import { isWithin, routes } from '@/lib/shared/routes'
import { EmployerLink } from '../../navigation/employer-link'
import {
  areaItems,
  articleItems,
  type NavigationItem,
  savedItem,
} from '../../navigation/site-navigation'
import { AutoHideHeader } from './auto-hide-header'
import { MobileMenu, SignedOutMobileMenuItems } from './mobile-menu'

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
  const items = <SignedOutMobileMenuItems employerUrl={employerUrl} />
  const content = (
    <>
      <SkipLink target={mainId} />
      <div className="header-row">
        <Wordmark siteName={siteName} logo={logo} />
        <AreaTabs />
        <nav aria-label="Articles" className="header-wide">
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

type Props = {
  readonly siteName: string
  /** The operator's own logo; null: our mark beside the name. */
  readonly logo: string | null
}

function Wordmark({ siteName, logo }: Props) {
  return (
    <Link href={routes.home} className="wordmark">
      {logo === null ? (
        <>
          <LogoMark />
          {siteName}
        </>
      ) : (
        // biome-ignore lint/performance/noImgElement: pictures are never optimised (promise T7)
        <img src={logo} alt={siteName} className="logo" />
      )}
    </Link>
  )
}

function LogoMark({ className = 'size-8' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path
        d="M3.5 6.5h25L16 27.5zM9.75 17h12.5L16 6.5z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="27" r="3.5" className="fill-pen" />
    </svg>
  )
}

const loadParts = () =>
  import('@/components/account/signed-in-header-parts').then(
    ({ signedInHeaderParts }) => signedInHeaderParts,
  )

/** Returns the header parts of a signed-in user; null when signed out, undefined while loading. */
function useAccountHeaderParts() {
  const isSignedIn = useIsSignedIn()
  const { value, hasFailed } = useLazy(isSignedIn ? loadParts : null, 'The account is not shown.')
  return isSignedIn && !hasFailed ? value : null
}

function AreaTabs() {
  return (
    <nav aria-label="Search" className="tabs">
      {areaItems.map(({ code, ...area }) => (
        <AreaTab key={code} {...area} />
      ))}
    </nav>
  )
}

/** Links to an area; it is marked as current in the browser only, where the address is known (`AddressPublisher`). */
function AreaTab({ label, href }: NavigationItem) {
  const address = usePageUrl()
  const isCurrent = address !== null && isWithin(address.path, href)
  return (
    <Link
      href={href}
      aria-current={isCurrent ? (address.path === href ? 'page' : 'true') : undefined}
      className="tab"
    >
      {label}
    </Link>
  )
}

/** Skips to the content. `target` differs by layout, because Next keeps the layout of an earlier route in the document. */
function SkipLink({ target }: { readonly target: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      Skip to content
    </a>
  )
}
