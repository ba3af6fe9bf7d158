import { ApplyByEmail } from '@/components/applications/external/apply-by-email'
import { ApplyOnSite } from '@/components/applications/external/apply-on-site'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { hasNoApplyWay } from '@/lib/shared/applications/has-no-apply-way'
import { NoApplyMethod } from './no-apply-method'

type Props = {
  readonly vacancy: Vacancy
  /** Without `/en`. */
  readonly href: string
  /** Absolute. */
  readonly url: string
}

/** Shows how to apply: here, on a site or by e-mail. A text of the employer that explains it needs no link. */
export function ApplyMethod({ vacancy, href, url }: Props) {
  const { apply, title, company } = vacancy
  switch (apply.way) {
    case 'here':
      return <p>Apply on this site with your CV. Press Apply to start.</p>
    case 'site':
      return <ApplyOnSite url={apply.url} who="employer" href={href} title={title} />
    case 'mail':
      return (
        <ApplyByEmail address={apply.address} title={title} employer={company.name} url={url} />
      )
    case 'text':
      return hasNoApplyWay(vacancy) && <NoApplyMethod website={company.website} />
  }
}
