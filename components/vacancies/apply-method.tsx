import { Fragment } from 'react'
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
export function ApplyMethod(props: Props) {
  const { seenOn = [] } = props.vacancy
  return (
    <>
      <ApplyWay {...props} />
      {seenOn.length > 0 && <SeenOn addresses={seenOn} />}
    </>
  )
}

/** Links the same job on other sites. */
function SeenOn({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
      Seen on{' '}
      {addresses.map((address, index) => (
        <Fragment key={address}>
          {index > 0 && ', '}
          <a
            href={address}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="underline"
          >
            {getBoardName(address) ?? new URL(address).host}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fragment>
      ))}
    </p>
  )
}

function ApplyWay({ vacancy, href, url }: Props) {
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
        <ApplyByEmail
          address={apply.address}
          title={title}
          employer={company.name}
          listingUrl={url}
        />
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
    return <p>This listing does not say how to apply. Please contact the employer.</p>
  }
  return (
    <p>
      This listing does not say how to apply. Look on the employer’s own site:{' '}
      <WebsiteLink url={website} />
    </p>
  )
}
