import type { ReactNode } from 'react'
import { getEmployerSiteUrl } from '@/lib/server/employer-site'
import { getLogoUrl, getSiteName, readMeasurementId, readSettings } from '@/lib/server/queries/site'
import { SiteFooter, SiteHeader } from './shared-client-bundle'

type Props = { readonly sticky: boolean; readonly children: ReactNode }

export async function SiteFrame({ sticky, children }: Props) {
  const [settings, measurementId] = await Promise.all([readSettings(), readMeasurementId()])
  const mainId = sticky ? 'main' : 'main-listing'
  return (
    <>
      {measurementId !== null && <meta name="measurement-id" content={measurementId} />}
      <SiteHeader
        siteName={getSiteName(settings)}
        logo={getLogoUrl(settings)}
        sticky={sticky}
        employerUrl={getEmployerSiteUrl()}
        mainId={mainId}
      />
      <main id={mainId}>{children}</main>
      <SiteFooter siteName={getSiteName(settings)} settings={settings} />
    </>
  )
}
