import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/shared/routes'

export function NothingSaved() {
  return (
    <EmptyState title="You have saved nothing yet">
      <p>Press the heart beside a job, an internship or a scholarship.</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink href={routes.jobs}>Look at jobs</ButtonLink>
        <ButtonLink href={routes.internships} variant="secondary">
          Internships
        </ButtonLink>
        <ButtonLink href={routes.scholarships} variant="secondary">
          Scholarships
        </ButtonLink>
      </p>
    </EmptyState>
  )
}
