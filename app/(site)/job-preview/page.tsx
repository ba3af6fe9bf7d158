import { createPreviewPage } from '@/app/_page-factories/preview-page'
import { routes } from '@/lib/shared/routes'

const page = createPreviewPage({ what: 'a job', listing: routes.jobs, words: 'See open jobs' })

export const metadata = page.metadata
export default page.default
