'use client'

import { buttonClass } from '@/components/ui/button'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { logFailure } from '@/lib/shared/log-failure'

type ListingLink = {
  /** Path of the listing, without `/en`. */
  readonly href: string
  readonly title: string
}

type Props = ListingLink & {
  readonly url: string
  /** Whose site it is, in a sentence: `the employer’s site`, `BongThom`. */
  readonly site: string
}

const loadQuestion = () =>
  import('./site-visit-question').then(({ SiteVisitQuestion }) => SiteVisitQuestion)

/** Links to an external application page and records the visit on this device. */
export function ApplyOnSite({ url, site, href, title }: Props) {
  const isHydrated = useIsHydrated()
  const { value: Question } = useLazy(
    isHydrated ? loadQuestion : null,
    'Visits are not asked about.',
  )
  const { host } = new URL(url)
  const remember = () => {
    import('@/lib/browser/applications/employer-site-visits')
      .then(({ saveEmployerSiteVisit }) =>
        saveEmployerSiteVisit({
          href,
          title,
          host,
          at: new Date().toISOString(),
          hasApplied: null,
        }),
      )
      .catch((cause: unknown) => logFailure('The visit is not remembered.', cause))
  }
  return (
    <div>
      <a
        href={url}
        target="_blank"
        rel="nofollow noopener noreferrer"
        onClick={remember}
        className={buttonClass('primary')}
      >
        Apply on {site}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="mt-2 text-sm wrap-anywhere text-ink-soft">This opens {host} in a new tab.</p>
      {Question && <Question href={href} />}
    </div>
  )
}
