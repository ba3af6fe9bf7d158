import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { usePageUrl } from '@/hooks/page/use-page-url'
import {
  type Consent,
  getConsent,
  isTrackedPage,
  saveConsent,
  startAnalytics,
  stopAnalytics,
  trackPageView,
} from '@/lib/browser/analytics/google-analytics'
import { PRIVACY_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'

const words: Readonly<Record<Consent | 'asking', string>> = {
  asking:
    'May Google Analytics count your visits here? Nothing is sent to Google before you agree.',
  yes: 'Google Analytics counts your visits here, because you agreed.',
  no: 'Google Analytics does not count your visits here.',
}

/** Asks for consent at the end of the page, where it moves and covers nothing. */
export function AnalyticsConsent({ id }: { readonly id: string }) {
  const [consent, setConsent] = useState(getConsent)
  const path = usePageUrl()?.path ?? null
  const isShown = path !== null && isTrackedPage(path)

  useEffect(() => {
    if (consent !== 'yes' || path === null || !isTrackedPage(path)) return
    startAnalytics(id)
    trackPageView(path)
  }, [consent, path, id])

  if (!isShown) return null
  const choose = (chosen: Consent) => {
    saveConsent(chosen)
    setConsent(chosen)
    if (chosen === 'no') stopAnalytics(id)
  }
  return (
    <section aria-label="Visit statistics" className="measuring">
      <p role="status">{words[consent ?? 'asking']}</p>
      {consent !== 'yes' && (
        <button type="button" className="text-link" onClick={() => choose('yes')}>
          Agree
        </button>
      )}
      {consent !== 'no' && (
        <button type="button" className="text-link" onClick={() => choose('no')}>
          {consent === 'yes' ? 'Stop' : 'No, thanks'}
        </button>
      )}
      <Link href={routes.page(PRIVACY_PAGE)} className="text-link">
        Privacy
      </Link>
    </section>
  )
}
