import { previewPage } from '@/app/_makers/preview-page'
import { routes } from '@/lib/shared/routes'

const page = previewPage({
  what: 'an internship',
  listing: routes.internships,
  words: 'Open internships',
})

export const metadata = page.metadata
export default page.default
