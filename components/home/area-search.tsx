import type { ReactNode } from 'react'
import { SearchForm } from '@/components/listing/search-form'
import { buttonClass } from '@/components/ui/button'
import type { SiteCounts } from '@/lib/contract/site/site'
import { formatNumber } from '@/lib/shared/format/numbers'
import { routes } from '@/lib/shared/routes'
import { type Place, PlaceSelect } from './place-select'

const tab =
  'flex min-h-target cursor-pointer flex-col justify-center border border-transparent border-b-0 px-1.5 py-1 text-sm leading-tight font-medium whitespace-nowrap has-checked:border-line-strong has-checked:bg-paper has-checked:shadow-[inset_0_3px_var(--pen)] has-focus-visible:outline-3 sm:flex-row sm:items-center sm:gap-2 sm:px-4 sm:text-base'

type Props = { readonly places: readonly Place[]; readonly dashboard: SiteCounts | null }

/** Switches between four searches by CSS alone, so that it works without script (spec §2); browsers without `:has()` show all four. */
export function AreaSearch({ places, dashboard }: Props) {
  const where = places.length > 0 && <PlaceSelect places={places} />
  return (
    <div className="group mt-4 md:mt-6">
      <fieldset className="-mb-px flex flex-wrap supports-[not_selector(:has(a))]:hidden">
        <legend className="sr-only">Search in</legend>
        <SearchTab value="jobs" count={dashboard?.openJobs} isFirst>
          Jobs
        </SearchTab>
        <SearchTab value="internships" count={dashboard?.openInternships}>
          Internships
        </SearchTab>
        <SearchTab value="scholarships" count={dashboard?.openScholarships}>
          Scholarships
        </SearchTab>
        <SearchTab value="majors" count={dashboard?.majors}>
          Majors
        </SearchTab>
      </fieldset>
      <div className="border border-line-strong bg-paper p-3 sm:p-4">
        <div className="supports-[selector(:has(a))]:not-group-has-[[value=jobs]:checked]:hidden">
          <Search action={routes.jobs} many="jobs" placeholder="Title, skill or employer">
            {where}
          </Search>
        </div>
        <div className="supports-[selector(:has(a))]:not-group-has-[[value=internships]:checked]:hidden">
          <Search
            action={routes.internships}
            many="internships"
            placeholder="Field, skill or employer"
          >
            {where}
          </Search>
        </div>
        <div className="supports-[selector(:has(a))]:not-group-has-[[value=scholarships]:checked]:hidden">
          <Search
            action={routes.scholarships}
            many="scholarships"
            placeholder="Field, country or university"
          >
            <select
              name="type"
              aria-label="Full or partial funding"
              defaultValue=""
              className="control"
            >
              <option value="">Any funding</option>
              <option value="full">Fully funded</option>
              <option value="partial">Partly funded</option>
            </select>
          </Search>
        </div>
        <div className="supports-[selector(:has(a))]:not-group-has-[[value=majors]:checked]:hidden">
          <Search action={routes.majors} many="majors" placeholder="What you would like to study" />
        </div>
      </div>
    </div>
  )
}

type SearchProps = {
  readonly action: string
  readonly many: string
  readonly placeholder: string
  readonly children?: ReactNode
}

function Search({ action, many, placeholder, children }: SearchProps) {
  const columns = children
    ? 'sm:grid-cols-[minmax(0,1fr)_11rem_auto]'
    : 'sm:grid-cols-[minmax(0,1fr)_auto]'
  return (
    <SearchForm action={action} label={`Search ${many}`} className={`grid gap-3 ${columns}`}>
      <input
        type="search"
        name="searchText"
        aria-label={`Search ${many}`}
        placeholder={placeholder}
        maxLength={200}
        className="control"
      />
      {children}
      <button type="submit" className={buttonClass('primary')}>
        Find {many}
      </button>
    </SearchForm>
  )
}

type SearchTabProps = {
  readonly value: string
  /** Number of items; undefined if not counted. Zero is not shown. */
  readonly count: number | undefined
  readonly isFirst?: boolean
  readonly children: string
}

function SearchTab({ value, count = 0, isFirst = false, children }: SearchTabProps) {
  return (
    <label className={tab}>
      <input type="radio" name="area" value={value} defaultChecked={isFirst} className="sr-only" />
      {children}
      {count > 0 && <span className="text-ink-soft">{formatNumber(count)}</span>}
    </label>
  )
}
