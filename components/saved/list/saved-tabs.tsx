import { Link } from '@/components/ui/link'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'

type Tab = {
  readonly area: ListingApiPath | null
  readonly words: string
  /** Hash on `/saved`, where all tabs work offline. */
  readonly hash: string
  /** Address in the profile (spec §2). */
  readonly href: string
}

export const savedTabs: readonly Tab[] = [
  { area: null, words: 'All', hash: '#all', href: routes.saved },
  { area: '/v1/job', words: 'Jobs', hash: '#jobs', href: profileRoutes.savedJobs },
  {
    area: '/v1/internship',
    words: 'Internships',
    hash: '#internships',
    href: profileRoutes.savedInternships,
  },
  {
    area: '/v1/scholarship',
    words: 'Scholarships',
    hash: '#scholarships',
    href: profileRoutes.savedScholarships,
  },
]

type Props = { readonly current: ListingApiPath | null; readonly isInProfile?: boolean }

const TAB_CLASS =
  'inline-flex min-h-target items-center border-b-3 border-transparent hover:text-pen-text aria-[current]:border-pen aria-[current]:font-medium'

export function SavedTabs({ current, isInProfile = false }: Props) {
  return (
    <nav aria-label="Saved items" className="mb-4 border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {savedTabs.map(({ area, words, hash, href }) => {
          const props = {
            'aria-current': area === current ? ('page' as const) : undefined,
            className: TAB_CLASS,
            children: words,
          }
          return (
            <li key={words}>
              {isInProfile ? (
                <Link href={href} {...props} />
              ) : (
                <>
                  {/* At the top of the page, so that another tab is read from its start. */}
                  <span id={hash.slice(1)} className="absolute top-0" />
                  <a href={hash} {...props} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
