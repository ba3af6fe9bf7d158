import { DetailSection } from '@/components/detail/detail-section'
import { RowsOrAlternatives } from '@/components/detail/rows-or-alternatives'
import { OpenScholarships } from '@/components/scholarships/open-scholarships'
import { Link } from '@/components/ui/link'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { TaughtMajor, University } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/counts'
import { majorListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { toMoreLink } from '@/lib/shared/listing/more-link'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly university: University
  readonly scholarships: readonly ScholarshipSummary[] | undefined
  readonly today: string
}

/** Renders the sections of a university; undefined rows could not be read and have no section. */
export function UniversitySections({ university, scholarships, today }: Props) {
  const { id: universityId, majors, openScholarships } = university
  return (
    <>
      <DetailSection
        label="Study"
        title="Majors taught here"
        more={
          majors.length > 0
            ? { href: majorListing.hrefOf({ universityId }), words: 'Search these majors' }
            : undefined
        }
      >
        {majors.length > 0 ? (
          <TaughtMajors majors={majors} />
        ) : (
          <RowsOrAlternatives
            rows={[]}
            none="We do not know yet which majors are taught here."
            instead={[{ href: routes.majors, words: 'All majors' }]}
          />
        )}
      </DetailSection>
      {scholarships !== undefined && (
        <DetailSection
          label="Scholarship"
          title="Scholarships to study here"
          more={toMoreLink(
            openScholarships,
            scholarships,
            'scholarships',
            scholarshipListing.hrefOf({ universityId }),
          )}
        >
          <OpenScholarships
            scholarships={scholarships}
            today={today}
            none="No scholarship for this university is open right now. Some let you choose where to study."
            instead={[{ href: routes.scholarships, words: 'All scholarships' }]}
          />
        </DetailSection>
      )}
    </>
  )
}

/** Lists the majors taught, with degree and duration. */
function TaughtMajors({ majors }: { readonly majors: readonly TaughtMajor[] }) {
  return (
    <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {majors.map((major) => (
        <li
          key={major.id}
          className="border-b border-line py-2 md:flex md:items-baseline md:justify-between md:gap-4"
        >
          <Link href={routes.major(major)} className="flex min-h-6 hover:text-pen-text">
            {major.name}
          </Link>
          <span className="text-sm text-ink-soft">
            {major.degree}, {formatCount(major.durationYears, 'year', 'years')}
          </span>
        </li>
      ))}
    </ul>
  )
}
