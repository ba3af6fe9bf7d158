import { ApplyByEmail } from '@/components/applications/external/apply-by-email'
import { ApplyOnSite } from '@/components/applications/external/apply-on-site'
import { WebsiteLink } from '@/components/detail/website-link'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { hasNoApplyMethod } from '@/lib/shared/applications/has-no-apply-method'
import { getBoardName } from '@/lib/shared/applications/job-boards'

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
      return (
        <ApplyOnSite
          url={apply.url}
          site={getBoardName(apply.url) ?? 'the employer’s site'}
          href={href}
          title={title}
        />
      )
    case 'mail':
      return (
        <ApplyByEmail address={apply.address} title={title} employer={company.name} url={url} />
      )
    case 'text':
      return hasNoApplyMethod(vacancy) && <NoApplyMethod website={company.website} />
  }
}

type NoApplyMethodProps = {
  /** Website of the employer; null if unknown. */
  readonly website: string | null
}

/** Replaces the application link where the source of the listing has none. */
function NoApplyMethod({ website }: NoApplyMethodProps) {
  if (website === null) {
    return <p>This listing does not say how to apply. Ask the employer.</p>
  }
  return (
    <p>
      This listing does not say how to apply. Look on the employer’s own site:{' '}
      <WebsiteLink url={website} />
    </p>
  )
}
