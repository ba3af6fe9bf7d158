import { AlertForm } from '@/components/search-alerts/alert-form'
import type { Search } from '@/lib/browser/searches/merge-searches'
import { SaveSearchOnDevice } from './save-search-on-device'
import { SearchOptionsLayout } from './search-options-layout'

export function DeviceSearchOptions(search: Search) {
  return (
    <SearchOptionsLayout
      alert={<AlertForm area={search.area} search={search.search} />}
      keep={<SaveSearchOnDevice {...search} />}
    />
  )
}
