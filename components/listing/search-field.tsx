import { Search } from 'lucide'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly value: string | undefined
}

export function SearchField({ label, placeholder, value }: Props) {
  return (
    <div className="search-field">
      <input
        type="search"
        name="searchText"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={200}
        className="control"
      />
      <button type="submit" className={buttonClass('primary')}>
        <Icon icon={Search} />
        <span className="sr-only sm:not-sr-only xl:sr-only">Search</span>
      </button>
    </div>
  )
}
