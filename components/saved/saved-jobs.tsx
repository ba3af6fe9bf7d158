import { VacancyRow } from '@/components/vacancies/vacancy-row'
import { useSavedList } from '@/hooks/account/use-saved-list'
import { ask } from '@/lib/browser/wire/ask'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { routes } from '@/lib/shared/routes'
import { SavedList } from './saved-list'

export function SavedJobs() {
  const saved = useSavedList('/v1/job', (offset) => ask(jobEndpoints.saved, { query: { offset } }))
  return (
    <SavedList area="/v1/job" saved={saved} one="job" many="jobs" href={routes.jobs}>
      {(vacancy, today) => (
        <VacancyRow vacancy={vacancy} listing={routes.jobs} today={today} heading="h2" />
      )}
    </SavedList>
  )
}
