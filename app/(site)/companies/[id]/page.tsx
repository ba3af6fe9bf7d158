import { createDirectoryItemPage } from '@/app/_page-factories/directory-item-page'
import { CompanyDetail, CompanyOpenings } from '@/components/companies/company-detail'
import { CompanyHiringSections } from '@/components/companies/company-hiring-sections'
import { orPartial } from '@/lib/server/cache/query-result'
import { readCompany, readCompanyHiring } from '@/lib/server/queries/companies'
import { readToday } from '@/lib/server/queries/site'
import { readInternships, readJobs } from '@/lib/server/queries/vacancies'
import { summariseCompany, toOrganization } from '@/lib/server/seo/organization-schema'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import { toInternshipAlert, toJobAlert } from '@/lib/shared/search-alerts/alert-links'

const limit = 6

const page = createDirectoryItemPage({
  list: { words: 'Employers', path: routes.companies },
  read: readCompany,
  toPath: routes.company,
  toPicture: itemPictures.companies.toPicture,
  toTitle: ({ name }) => `${name}: jobs and internships`,
  toSummary: summariseCompany,
  toData: toOrganization,
  toAlerts: ({ id: companyId, name }) => [
    toJobAlert({ companyId }, name),
    toInternshipAlert({ companyId }, name),
  ],
  renderOpenings: async (company) => {
    const [jobs, internships, hiring, today] = await Promise.all([
      orPartial(readJobs({ companyId: company.id, limit }), null),
      orPartial(readInternships({ companyId: company.id, limit }), null),
      orPartial(readCompanyHiring(company.id), null),
      readToday(),
    ])
    const rows = { jobs: jobs?.data, internships: internships?.data }
    return (
      <CompanyHiringSections companyId={company.id} hiring={hiring}>
        <CompanyOpenings company={company} {...rows} today={today} />
      </CompanyHiringSections>
    )
  },
  render: (company, slots) => <CompanyDetail company={company} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
