import { searchPage } from '@/app/_makers/search-page'
import { TemplateRows } from '@/components/templates/template-rows'
import { readTemplates } from '@/lib/server/data/templates'
import { templateListing } from '@/lib/shared/listing/listings'

const page = searchPage({
  listing: templateListing,
  readPage: readTemplates,
  heading: 'CV and cover letter',
  title: 'CV and cover-letter templates',
  intro: 'Word documents for engineers, free to take: fill in the brackets, and send.',
  one: 'template',
  many: 'templates',
  placeholder: 'Civil, internship, letter',
  show: (templates) => <TemplateRows templates={templates} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
