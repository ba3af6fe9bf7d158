import type { ReactNode } from 'react'
import { ApplyOnSite } from '@/components/applications/external/apply-on-site'
import { applyAnchor } from '@/components/detail/apply-anchor'
import { ApplyBar } from '@/components/detail/apply-bar'
import { ApplySection } from '@/components/detail/apply-section'
import { DetailLayout } from '@/components/detail/detail-layout'
import { RichText } from '@/components/detail/rich-text'
import { SanitisedHtml } from '@/components/ui/sanitised-html'
import type { LookupItem } from '@/lib/contract/common'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { routes } from '@/lib/shared/routes'
import { ProviderAside } from './provider-aside'
import { ScholarshipClosedNotice } from './scholarship-closed-notice'
import { ScholarshipFacts, ScholarshipMoreDetails } from './scholarship-facts'
import { ScholarshipHeading } from './scholarship-heading'

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
      <RichText title="Who can apply" html={scholarship.eligibility} />
      <RichText title="What it covers" html={scholarship.funding} />
      <RichText title="About the scholarship" html={scholarship.description} />
      <ScholarshipMoreDetails scholarship={scholarship} majorPages={majorPages} />
      <ApplySection
        item={scholarship}
        anchor={anchor}
        who="provider"
        Text={SanitisedHtml}
        way={
          scholarship.applyUrl !== null && (
            <ApplyOnSite
              url={scholarship.applyUrl}
              who="provider"
              href={routes.scholarship(scholarship)}
              title={scholarship.title}
            />
          )
        }
      />
    </DetailLayout>
  )
}
