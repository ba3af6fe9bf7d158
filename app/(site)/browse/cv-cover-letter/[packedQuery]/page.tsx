import { createSearchPage } from '@/app/_page-factories/search-page'
import { TemplateRows } from '@/components/document-templates/template-rows'
import { readTemplates } from '@/lib/server/queries/document-templates'
import { templateListing } from '@/lib/shared/listing/listings'

const page = createSearchPage({
  listing: templateListing,
  readPage: readTemplates,
  heading: 'CV and cover letter',
  title: 'CV and cover-letter templates',
  intro: 'Free Word templates for engineers. Fill in the brackets and send.',
  one: 'template',
  many: 'templates',
  placeholder: 'Civil, internship, letter',
  render: (templates) => <TemplateRows templates={templates} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
