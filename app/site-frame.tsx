import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { SiteHeader } from '@/components/layout/header/site-header'
import { logoOf, readSettings, siteNameOf } from '@/lib/server/data/settings'
import { getEmployerSiteUrl } from '@/lib/server/employer-site'

type Props = { readonly sticky: boolean; readonly children: ReactNode }

export async function SiteFrame({ sticky, children }: Props) {
  const settings = await readSettings()
  const mainId = sticky ? 'main' : 'main-listing'
  return (
    <>
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
