import { OwnAlert } from '@/components/alerts/own-alert'
import type { Search } from '@/lib/browser/searches/same-search'
import { FollowParts } from './follow-parts'
import { KeepInAccount } from './keep-in-account'

export function FollowInAccount(search: Search) {
  return (
    <FollowParts
      alert={<OwnAlert area={search.area} search={search.search} />}
      keep={<KeepInAccount {...search} />}
    />
  )
}
