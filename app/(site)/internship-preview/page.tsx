import { createPreviewPage } from '@/app/_page-factories/preview-page'
import { routes } from '@/lib/shared/routes'

const page = createPreviewPage({
  what: 'an internship',
  listing: routes.internships,
  words: 'See open internships',
})

export const metadata = page.metadata
export default page.default
