import { previewPage } from '@/app/_makers/preview-page'
import { routes } from '@/lib/shared/routes'

const page = previewPage({ what: 'a job', listing: routes.jobs, words: 'Open jobs' })

export const metadata = page.metadata
export default page.default
