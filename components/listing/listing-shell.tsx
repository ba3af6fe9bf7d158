import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly results: ReactNode
  readonly search: ReactNode
  readonly chips: ReactNode
  readonly sort: ReactNode
  readonly list: ReactNode
  readonly pagination: ReactNode
  readonly follow: ReactNode
  readonly foot?: ReactNode
}

export function ListingShell(props: Props) {
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="border-b border-ink pt-6 pb-4 md:pt-10">
        <h1 className="text-2xl font-semibold text-balance">{props.title}</h1>
        {props.results}
      </header>
      <div className="xl:grid xl:grid-cols-[17.5rem_minmax(0,1fr)] xl:gap-10">
        <div className="pt-4 xl:border-r xl:border-line xl:pr-6 print:hidden">{props.search}</div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 print:hidden">
            {props.sort}
            {props.chips}
          </div>
          {props.list}
          {props.pagination}
          {props.follow}
          {props.foot}
        </div>
      </div>
    </div>
  )
}
