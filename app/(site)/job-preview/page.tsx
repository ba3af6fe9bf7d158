import type { Metadata } from 'next'
import { PreviewPage } from '@/components/preview/preview-page'
import { employerSiteUrl } from '@/lib/server/employer-site'
import { readEnv } from '@/lib/server/env'
import { routes } from '@/lib/shared/routes'

const title = 'Preview of a job'

export const metadata: Metadata = { title, robots: { index: false, follow: false } }

export default function JobPreviewPage() {
  return (
    <PreviewPage
      title={title}
      what="a job"
      listing={routes.jobs}
      words="Open jobs"
      employerUrl={employerSiteUrl(readEnv().API_URL)}
    />
  )
}
