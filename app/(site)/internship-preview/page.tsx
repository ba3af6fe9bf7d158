import type { Metadata } from 'next'
import { PreviewPage } from '@/components/preview/preview-page'
import { employerSiteUrl } from '@/lib/server/employer-site'
import { readEnv } from '@/lib/server/env'
import { routes } from '@/lib/shared/routes'

const title = 'Preview of an internship'

export const metadata: Metadata = { title, robots: { index: false, follow: false } }

export default function InternshipPreviewPage() {
  return (
    <PreviewPage
      title={title}
      what="an internship"
      listing={routes.internships}
      words="Open internships"
      employerUrl={employerSiteUrl(readEnv().API_URL)}
    />
  )
}
