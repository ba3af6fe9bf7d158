import type { ReactNode } from 'react'
import { readMeasurementId } from '@/lib/server/data/measurement-id'
import { logoOf, readSettings, siteNameOf } from '@/lib/server/data/settings'
import { getEmployerSiteUrl } from '@/lib/server/employer-site'
import { SiteFooter, SiteHeader } from './frame'

type Props = { readonly sticky: boolean; readonly children: ReactNode }

export async function SiteFrame({ sticky, children }: Props) {
  const [settings, measurementId] = await Promise.all([readSettings(), readMeasurementId()])
  const mainId = sticky ? 'main' : 'main-listing'
  return (
    <>
      {measurementId !== null && <meta name="measurement-id" content={measurementId} />}
      <SiteHeader
        siteName={siteNameOf(settings)}
        logo={logoOf(settings)}
        sticky={sticky}
        employerUrl={getEmployerSiteUrl()}
        mainId={mainId}
      />
      <main id={mainId}>{children}</main>
      <SiteFooter siteName={siteNameOf(settings)} settings={settings} />
    </>
  )
}
