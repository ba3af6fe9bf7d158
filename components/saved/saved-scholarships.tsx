import { ScholarshipRow } from '@/components/scholarships/scholarship-row'
import { useSavedList } from '@/hooks/account/use-saved-list'
import { ask } from '@/lib/browser/wire/ask'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { routes } from '@/lib/shared/routes'
import { SavedList } from './saved-list'

export function SavedScholarships() {
  const saved = useSavedList('/v1/scholarship', (offset) =>
    ask(scholarshipEndpoints.saved, { query: { offset } }),
  )
  return (
    <SavedList
      area="/v1/scholarship"
      saved={saved}
      one="scholarship"
      many="scholarships"
      href={routes.scholarships}
    >
      {(scholarship, today) => (
        <ScholarshipRow scholarship={scholarship} today={today} heading="h2" />
      )}
    </SavedList>
  )
}
