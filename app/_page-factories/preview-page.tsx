import type { Metadata } from 'next'
import { PreviewPage } from '@/components/preview/preview-page'
import { getEmployerSiteUrl } from '@/lib/server/employer-site'
import type { StaticPage } from './create-page'

type PreviewPageOptions = {
  /** What is previewed: `a job`. */
  readonly what: string
  readonly listing: string
  readonly words: string
}

export function createPreviewPage(parts: PreviewPageOptions): StaticPage {
  const title = `Preview of ${parts.what}`
  const metadata: Metadata = { title, robots: { index: false, follow: false } }
  return {
    metadata,
    default: () => <PreviewPage title={title} employerUrl={getEmployerSiteUrl()} {...parts} />,
  }
}
