import { Link } from '@/components/ui/link'
import { routes } from '@/lib/shared/routes'
import { LogoMark } from './logo-mark'

type Props = {
  readonly siteName: string
  /** The operator's own logo; null: our mark beside the name. */
  readonly logo: string | null
}

export function Wordmark({ siteName, logo }: Props) {
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
