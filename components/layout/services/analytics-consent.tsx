import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { useAddress } from '@/hooks/page/use-address'
import { type Consent, getConsent, keepConsent } from '@/lib/browser/measuring/consent'
import { isMeasured } from '@/lib/browser/measuring/is-measured'
import { countPage, startMeasuring, stopMeasuring } from '@/lib/browser/measuring/measure'
import { PRIVACY_PAGE } from '@/lib/shared/content-pages'
import { routes } from '@/lib/shared/routes'

const words: Readonly<Record<Consent | 'asking', string>> = {
  asking:
    'May Google Analytics count your visits here? Nothing is sent to Google before you agree.',
  yes: 'Google Analytics counts your visits here, because you agreed.',
  no: 'Google Analytics does not count your visits here.',
}

/** At the end of the page, where it moves and covers nothing. */
export function AnalyticsConsent({ id }: { readonly id: string }) {
  const [consent, setConsent] = useState(getConsent)
  const path = useAddress()?.path ?? null
  const isShown = path !== null && isMeasured(path)

  useEffect(() => {
    if (consent !== 'yes' || path === null || !isMeasured(path)) return
    startMeasuring(id)
    countPage(path)
  }, [consent, path, id])

  if (!isShown) return null
  const choose = (chosen: Consent) => {
    keepConsent(chosen)
    setConsent(chosen)
    if (chosen === 'no') stopMeasuring(id)
  }
  return (
    <section aria-label="Counting visits" className="measuring">
      <p role="status">{words[consent ?? 'asking']}</p>
      {consent !== 'yes' && (
        <button type="button" className="text-link" onClick={() => choose('yes')}>
          Agree
        </button>
      )}
      {consent !== 'no' && (
        <button type="button" className="text-link" onClick={() => choose('no')}>
          {consent === 'yes' ? 'Stop it' : 'No, thanks'}
        </button>
      )}
      <Link href={routes.page(PRIVACY_PAGE)} className="text-link">
        Privacy
      </Link>
    </section>
  )
}
