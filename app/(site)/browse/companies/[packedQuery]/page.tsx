import { createSearchPage } from '@/app/_page-factories/search-page'
import { CompanyRow } from '@/components/companies/company-row'
import { Directory } from '@/components/listing/directory'
import { readCompanies } from '@/lib/server/queries/companies'
import { companyListing } from '@/lib/shared/listing/listings'

const page = createSearchPage({
  listing: companyListing,
  readPage: readCompanies,
  heading: 'Employers',
  title: 'Employers that hire engineers',
  intro:
    'Companies, ministries and public bodies that employ engineers in Cambodia, and their open jobs.',
  one: 'employer',
  many: 'employers',
  placeholder: 'Name or province',
  render: (companies) => (
    <Directory>
      {companies.map((company) => (
        <CompanyRow key={company.id} company={company} heading="h2" />
      ))}
    </Directory>
  ),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
