import { ButtonLink } from '@/components/ui/button-link'
import type { Job } from '@/lib/contract/job'
import { jobListingHref } from '@/lib/listing/job-listing'
import { routes } from '@/lib/routes'

type Props = { readonly job: Job }

/** Says that a vacancy is over, and where ones like it are. */
export function ClosedNotice({ job }: Props) {
  const { category } = job
  const href =
    category === null
      ? routes.jobs
      : jobListingHref({ filters: { categoryId: category.id }, page: 1 })
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-l-4 border-stop bg-sheet p-4">
      <p>
        <strong className="font-semibold text-stop">This vacancy is closed.</strong> Applications
        are no longer taken; the page stays for those who applied.
      </p>
      <ButtonLink href={href} variant="secondary">
        {category === null ? 'Open jobs' : `Open ${category.name} jobs`}
      </ButtonLink>
    </div>
  )
}
