import { Link } from '@/components/ui/link'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

type Props = { readonly scholarship: Scholarship }

export function ProviderAside({ scholarship: { university, provider, country } }: Props) {
  return (
    <section className="border-t-2 border-ink pt-3">
      <h2 className="text-lg font-semibold">{university?.name ?? provider}</h2>
      {university === null ? (
        <p className="mt-1 text-ink-soft">
          Country of study: {country}. You choose the university yourself.
        </p>
      ) : (
        <>
          {university.name !== provider && (
            <p className="mt-1 text-ink-soft">Funded by {provider}.</p>
          )}
          <ul className="mt-1 text-sm">
            <li>
              <Link href={routes.university(university)} className="text-link">
                The university and its majors
              </Link>
            </li>
            <li>
              <Link
                href={scholarshipListing.hrefOf({ universityId: university.id })}
                className="text-link"
              >
                All its scholarships
              </Link>
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
