import type { ReactNode } from 'react'
import { CareerSteps } from '@/components/detail/career-path/career-steps'
import { listCareerStepsOnMajorPage } from '@/components/detail/career-path/major-career-steps'
import { DetailLayout } from '@/components/detail/detail-layout'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { ViewTracker } from '@/components/detail/view-tracker'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/counts'
import { formatNumber } from '@/lib/shared/format/numbers'
import { majorListing } from '@/lib/shared/listing/listings'

type Props = {
  readonly major: Major
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

export function MajorDetail({ major, breadcrumb, actions, below }: Props) {
  return (
    <>
      <ViewTracker apiPath={`/v1/major/${major.id}/views`} />
      <DetailLayout
        breadcrumb={breadcrumb}
        heading={<MajorHeading major={major} />}
        notice={null}
        facts={
          <>
            <MajorFacts major={major} />
            <nav aria-label={`From ${major.name} to work`} className="mt-6 print:hidden">
              <CareerSteps steps={listCareerStepsOnMajorPage(major)} currentStage="Major" />
            </nav>
          </>
        }
        aside={
          <>
            <RichTextSection title="Careers" html={major.careers} />
            {actions}
          </>
        }
        bar={null}
        below={below}
      >
        <RichTextSection title="About this major" html={major.description} />
      </DetailLayout>
    </>
  )
}

function MajorHeading({ major: { name, nameKm, department } }: { readonly major: Major }) {
  return (
    <>
      <h1 className="text-2xl font-semibold text-balance">{name}</h1>
      {nameKm !== null && (
        <p lang="km" className="mt-1 text-lg text-ink-soft">
          {nameKm}
        </p>
      )}
      <p className="text-ink-soft">
        A major in{' '}
        <Link href={majorListing.hrefOf({ departmentId: department.id })} className="inline-link">
          {department.name}
        </Link>
      </p>
    </>
  )
}

function MajorFacts({ major }: { readonly major: Major }) {
  return (
    <FactTable className="[--cell:22%]">
      <FactCell label="Degree">{major.degree}</FactCell>
      <FactCell label="Duration">{formatCount(major.durationYears, 'year', 'years')}</FactCell>
      <FactCell label="Offered at">
        {formatCount(major.universities.length, 'university', 'universities')}
      </FactCell>
      <FactCell label="Open jobs now">{formatNumber(major.openJobs)}</FactCell>
    </FactTable>
  )
}
