import { useEffect, useState } from 'react'
import { useLazy } from '@/hooks/page/use-lazy'

const load = () => import('./analytics-consent').then(({ AnalyticsConsent }) => AnalyticsConsent)

/** Loads analytics, if the site has a measurement id. */
export function Analytics() {
  const [id, setId] = useState<string>()
  const { value: MeasuringConsent } = useLazy(id ? load : null, 'Visits are not counted.')

  useEffect(() => {
    const named = document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')
    setId(named?.content)
  }, [])

  return id && MeasuringConsent ? <MeasuringConsent id={id} /> : null
}
