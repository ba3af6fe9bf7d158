import { AlertForm } from '@/components/alerts/alert-form'
import type { Search } from '@/lib/browser/searches/same-search'
import { FollowParts } from './follow-parts'
import { KeepOnDevice } from './keep-on-device'

export function FollowOnDevice(search: Search) {
  return (
    <FollowParts
      alert={<AlertForm area={search.area} search={search.search} />}
      keep={<KeepOnDevice {...search} />}
    />
  )
}
