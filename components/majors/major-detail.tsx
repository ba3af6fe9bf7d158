import type { ReactNode } from 'react'
import { CareerSteps } from '@/components/detail/career-path/career-steps'
import {
  careerStageAnchor,
  listCareerStepsOnMajorPage,
} from '@/components/detail/career-path/major-career-steps'
import { DetailLayout } from '@/components/detail/detail-layout'
import { DetailSection } from '@/components/detail/detail-section'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { RowsOrAlternatives } from '@/components/detail/rows-or-alternatives'
import { ViewTracker } from '@/components/detail/view-tracker'
import { PaySection } from '@/components/hiring/pay-section'
import { OpenScholarships } from '@/components/scholarships/open-scholarships'
import { FactCell, FactTable } from '@/components/ui/fact-table'
import { InstitutionTiles } from '@/components/ui/institution-tiles'
import { Link } from '@/components/ui/link'
import { LinkGrid } from '@/components/ui/link-grid'
import { OpenVacancies } from '@/components/vacancies/open-vacancies'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { Major, MajorHiring } from '@/lib/contract/studies/major'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { toEmployerPattern } from '@/lib/shared/employer-pattern'
import { formatCount, formatNumber } from '@/lib/shared/format/numbers'
import {
  internshipListing,
  jobListing,
  majorListing,
  scholarshipListing,
} from '@/lib/shared/listing/listings'
import { toMoreLink } from '@/lib/shared/listing/more-link'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { routes } from '@/lib/shared/routes'

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

type SectionsProps = {
  readonly major: Major
  readonly scholarships: readonly ScholarshipSummary[] | undefined
  readonly internships: readonly VacancySummary[] | undefined
  readonly jobs: readonly VacancySummary[] | undefined
  readonly hiring: MajorHiring | null
  readonly today: string
}

/** Renders the sections of a major; undefined or null data could not be read and has no section. */
export function MajorSections({
  major,
  scholarships,
  internships,
  jobs,
  hiring,
  today,
}: SectionsProps) {
  const { id: majorId, department } = major
  const departmentId = department.id
  const related = {
    href: majorListing.hrefOf({ departmentId }),
    words: `Majors in ${department.name}`,
  }
  return (
    <>
      {hiring !== null && (
        <PaySection title="Salaries" pay={hiring.pay} coversAllOpenJobs={hiring.openIsExact} />
      )}
      <DetailSection
        id={careerStageAnchor('Study', major)}
        label="Study"
        title={`Where to study ${major.name}`}
      >
        {major.universities.length > 0 ? (
          <LinkGrid links={major.universities.map((it) => [routes.university(it), it.name])} />
        ) : (
          <RowsOrAlternatives
            rows={[]}
            none="We do not know a university that teaches this major. Look at related majors."
            instead={[related, { href: routes.universities, words: 'All universities' }]}
          />
        )}
      </DetailSection>
      {scholarships !== undefined && (
        <DetailSection
          id={careerStageAnchor('Scholarship', major)}
          label="Scholarship"
          title="Scholarships for this major"
          more={toMoreLink(
            major.openScholarships,
            scholarships,
            'scholarships',
            scholarshipListing.hrefOf({ majorId }),
          )}
        >
          <OpenScholarships
            scholarships={scholarships}
            today={today}
            none="No open scholarship names this major right now. Some cover a whole field of study."
            instead={[
              {
                href: scholarshipListing.hrefOf({ departmentId }),
                words: `Scholarships in ${department.name}`,
              },
              { href: routes.scholarships, words: 'All scholarships' },
            ]}
          />
        </DetailSection>
      )}
      {internships !== undefined && (
        <DetailSection
          id={careerStageAnchor('Internship', major)}
          label="Internship"
          title="Internships for this major"
          more={toMoreLink(
            major.openInternships,
            internships,
            'internships',
            internshipListing.hrefOf({ majorId }),
          )}
        >
          <OpenVacancies
            vacancies={internships}
            listing={routes.internships}
            today={today}
            none="No open internship asks for this major right now. Related majors may have some."
            instead={[related, { href: routes.internships, words: 'All internships' }]}
          />
        </DetailSection>
      )}
      {jobs !== undefined && (
        <DetailSection
          id={careerStageAnchor('Work', major)}
          label="Work"
          title="Jobs for this major"
          more={toMoreLink(major.openJobs, jobs, 'jobs', jobListing.hrefOf({ majorId }))}
        >
          <OpenVacancies
            vacancies={jobs}
            listing={routes.jobs}
            today={today}
            none="No open job asks for this major right now. Related majors may have some."
            instead={[related, { href: routes.jobs, words: 'All jobs' }]}
          />
        </DetailSection>
      )}
      {hiring !== null && <MajorEmployers hiring={hiring} />}
    </>
  )
}

type MajorEmployersProps = { readonly hiring: MajorHiring }

function MajorEmployers({ hiring: { employers, employersInAll } }: MajorEmployersProps) {
  if (employers.length === 0) return null
  const isAll = employersInAll === employers.length
  return (
    <DetailSection label="Work" title="Employers hiring">
      {!isAll && (
        <p className="pt-3 text-sm text-ink-soft">
          The {employers.length} with the most open jobs out of{' '}
          {formatCount(employersInAll, 'employer', 'employers')}.
        </p>
      )}
      <InstitutionTiles
        tiles={employers.map(({ id, name, logo, type, openJobs }) => [
          routes.company({ id }),
          name,
          formatCount(openJobs, 'open job', 'open jobs'),
          toEmployerPattern(type),
          toAllowedLogoUrl(logo),
        ])}
      />
    </DetailSection>
  )
}
