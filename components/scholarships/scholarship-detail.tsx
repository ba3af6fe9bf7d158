import type { ReactNode } from 'react'
import { ApplyOnSite } from '@/components/applications/external/apply-on-site'
import { ApplyBar, ApplySection, applyAnchor } from '@/components/detail/apply-section'
import { ClosedNotice } from '@/components/detail/closed-notice'
import { DetailLayout } from '@/components/detail/detail-layout'
import { RichTextSection } from '@/components/detail/rich-text-section'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'
import { Monogram } from '@/components/ui/monogram'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { LookupItem } from '@/lib/contract/common'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { languageOf } from '@/lib/shared/format/languages'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { toProviderLogo, toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'
import { ScholarshipFacts, ScholarshipMoreDetails } from './scholarship-facts'

type Props = {
  readonly scholarship: Scholarship
  readonly majorPages: readonly LookupItem[]
  readonly today: string
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly save: ReactNode
  readonly apply: ReactNode
  readonly below: ReactNode
}

/** Shows the main facts first, then the text, then further facts (decision 065). */
export function ScholarshipDetail({
  scholarship,
  majorPages,
  today,
  save,
  apply,
  ...slots
}: Props) {
  const anchor = applyAnchor(routes.scholarships, scholarship)
  return (
    <DetailLayout
      {...slots}
      heading={<ScholarshipHeading scholarship={scholarship} />}
      notice={<ScholarshipClosedNotice scholarship={scholarship} />}
      facts={<ScholarshipFacts scholarship={scholarship} today={today} />}
      aside={<ProviderAside scholarship={scholarship} />}
      bar={<ApplyBar item={scholarship} apply={apply} today={today} save={save} />}
    >
      <RichTextSection title="Who can apply" html={scholarship.eligibility} />
      <RichTextSection title="What the scholarship covers" html={scholarship.funding} />
      <RichTextSection title="About this scholarship" html={scholarship.description} />
      <ScholarshipMoreDetails scholarship={scholarship} majorPages={majorPages} />
      <ApplySection
        item={scholarship}
        anchor={anchor}
        organization="provider"
        Text={SanitisedHtml}
        applyControl={
          scholarship.applyUrl !== null && (
            <ApplyOnSite
              url={scholarship.applyUrl}
              site="the provider’s site"
              href={routes.scholarship(scholarship)}
              title={scholarship.title}
            />
          )
        }
      />
    </DetailLayout>
  )
}

function ScholarshipHeading({ scholarship }: { readonly scholarship: Scholarship }) {
  const { provider } = scholarship
  const title = toScholarshipTitle(scholarship)
  return (
    <div className="flex gap-4">
      {/* Titles are long: narrow screens need the width for them. */}
      <div className="max-sm:hidden">
        <Monogram name={provider} logo={toProviderLogo(scholarship)} />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h1 lang={languageOf(title)} className="text-xl font-semibold md:text-2xl md:text-balance">
          {title}
        </h1>
        <p lang={languageOf(provider)} className="text-ink-soft md:text-lg">
          {provider}
        </p>
      </div>
    </div>
  )
}

function ScholarshipClosedNotice({
  scholarship: { status, department },
}: {
  readonly scholarship: Scholarship
}) {
  if (status === 'open') return null
  return (
    <ClosedNotice
      one="scholarship"
      href={scholarshipListing.hrefOf(department === null ? {} : { departmentId: department.id })}
      words={
        department === null
          ? 'See open scholarships'
          : `See open scholarships in ${department.name}`
      }
    />
  )
}

type ProviderAsideProps = { readonly scholarship: Scholarship }

function ProviderAside({ scholarship: { university, provider, country } }: ProviderAsideProps) {
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 className="text-lg font-semibold">
        <MixedText>{university?.name ?? provider}</MixedText>
      </h2>
      {university === null ? (
        <p className="mt-1 text-ink-soft">
          Country of study: {country}. You choose the university yourself.
        </p>
      ) : (
        <>
          {university.name !== provider && (
            <p className="mt-1 text-ink-soft">
              Funded by <MixedText>{provider}</MixedText>.
            </p>
          )}
          <ul className="mt-1 text-sm">
            <li>
              <Link href={routes.university(university)} className="text-link">
                University and majors
              </Link>
            </li>
            <li>
              <Link
                href={scholarshipListing.hrefOf({ universityId: university.id })}
                className="text-link"
              >
                All scholarships at this university
              </Link>
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
