import { standingPage } from '@/app/_makers/standing-page'
import { CompanyDetail } from '@/components/companies/company-detail'
import { CompanyHiringSections } from '@/components/companies/company-hiring-sections'
import { CompanyOpenings } from '@/components/companies/company-openings'
import { readCompany, readCompanyHiring } from '@/lib/server/data/companies'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { readToday } from '@/lib/server/data/today'
import { orWithout } from '@/lib/server/reading/reading'
import { summariseCompany, toOrganization } from '@/lib/server/seo/organization'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import { toInternshipAlert, toJobAlert } from '@/lib/shared/search-alerts/alert-links'

const limit = 6

const page = standingPage({
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
  showOpen: async (company) => {
    const [jobs, internships, hiring, today] = await Promise.all([
      orWithout(readJobs({ companyId: company.id, limit }), null),
      orWithout(readInternships({ companyId: company.id, limit }), null),
      orWithout(readCompanyHiring(company.id), null),
      readToday(),
    ])
    const rows = { jobs: jobs?.data, internships: internships?.data }
    return (
      <CompanyHiringSections companyId={company.id} hiring={hiring}>
        <CompanyOpenings company={company} {...rows} today={today} />
      </CompanyHiringSections>
    )
  },
  show: (company, slots) => <CompanyDetail company={company} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
