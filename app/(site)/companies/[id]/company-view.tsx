import { CompanyDetail } from '@/components/companies/company-detail'
import { CompanyOpenings } from '@/components/companies/company-openings'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import { ShareActions } from '@/components/detail/share-actions'
import { StructuredData } from '@/components/detail/structured-data'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import type { Company } from '@/lib/contract/companies/company'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { orUnavailable } from '@/lib/server/data/reading'
import { readToday } from '@/lib/server/data/today'
import { toOrganization } from '@/lib/server/seo/organization'
import { toSiteUrl } from '@/lib/server/site-url'
import { routes } from '@/lib/shared/routes'
import { DetailAdvertisement } from '../../../detail-advertisement'

type Props = { readonly company: Company }

export async function CompanyView({ company }: Props) {
  const open = await orUnavailable(readOpenAt(company), undefined)
  if (open === undefined) return <UnavailableNotice />
  const path = routes.company(company)
  return (
    <>
      <StructuredData value={toOrganization(company, toSiteUrl)} />
      <CompanyDetail
        company={company}
        breadcrumb={
          <Breadcrumb
            list={{ words: 'Employers', path: routes.companies }}
            page={{ words: company.name, path }}
            toUrl={toSiteUrl}
          />
        }
        actions={<ShareActions url={toSiteUrl(path)} title={company.name} />}
        below={
          <>
            <CompanyOpenings company={company} {...open} />
            <DetailAdvertisement />
          </>
        }
      />
    </>
  )
}

const limit = 6

async function readOpenAt({ id: companyId }: Company) {
  const [jobs, internships, today] = await Promise.all([
    readJobs({ companyId, limit }),
    readInternships({ companyId, limit }),
    readToday(),
  ])
  return { jobs: jobs.data, internships: internships.data, today }
}
