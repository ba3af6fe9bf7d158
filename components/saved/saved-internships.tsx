import { VacancyRow } from '@/components/vacancies/vacancy-row'
import { useSavedList } from '@/hooks/account/use-saved-list'
import { ask } from '@/lib/browser/wire/ask'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { routes } from '@/lib/shared/routes'
import { SavedList } from './saved-list'

export function SavedInternships() {
  const saved = useSavedList('/v1/internship', (offset) =>
    ask(internshipEndpoints.saved, { query: { offset } }),
  )
  return (
    <SavedList
      area="/v1/internship"
      saved={saved}
      one="internship"
      many="internships"
      href={routes.internships}
    >
      {(vacancy, today) => (
        <VacancyRow vacancy={vacancy} listing={routes.internships} today={today} heading="h2" />
      )}
    </SavedList>
  )
}
