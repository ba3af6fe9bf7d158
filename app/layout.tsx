import '@/styles/globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { readEnv } from '@/lib/server/env'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { shareMetadata } from '@/lib/server/seo/share-metadata'
import { DEMO_WORDS } from '@/lib/shared/is-public-site'
import { khmer, latin, latinRest } from '@/styles/fonts'
import { PageServices } from './shared-client-bundle'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const siteName = getSiteName(await readSettings())
  return {
    metadataBase: new URL(readEnv().SITE_URL),
    title: { default: `${siteName}: engineering jobs in Cambodia`, template: `%s | ${siteName}` },
    description:
      'Engineering jobs, internships, scholarships and majors in Cambodia, in one place.',
    applicationName: siteName,
    ...shareMetadata({ siteName }),
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#141312' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${latin.variable} ${latinRest.variable} ${khmer.variable}`}>
      <body>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title="Engineering jobs"
          href="/opensearch.xml"
        />
        {readEnv().ALLOW_DEMO === '1' ? <Demo>{children}</Demo> : children}
        <PageServices />
      </body>
    </html>
  )
}

/** Marks a public site whose listings are invented. */
function Demo({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className="border-l-4 border-stop bg-sheet p-4">{DEMO_WORDS}</p>
      {children}
    </>
  )
}
