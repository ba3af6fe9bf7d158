import { useEffect, useState } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'

const load = () => import('./analytics-consent').then(({ AnalyticsConsent }) => AnalyticsConsent)

/** Nothing where the site has no id to measure with. */
export function Analytics() {
  const [id, setId] = useState<string>()
  const { value: MeasuringConsent } = useLazy(id ? load : null, 'Visits are not counted.')

  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
    setId(named?.content)
  }, [])

  return id && MeasuringConsent ? <MeasuringConsent id={id} /> : null
}
