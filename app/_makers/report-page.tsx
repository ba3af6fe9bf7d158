import { ReportForm } from '@/components/report/report-form'
import { ReportScreen } from '@/components/report/report-screen'
import type { SearchedArea } from '@/lib/contract/searches/saved-search'
import { routes } from '@/lib/shared/routes'
import { byNumber } from './address'
import { itemPage } from './item-page'

type Reported = { readonly id: number; readonly title: string }

type Parts<Item> = {
  readonly listing: string
  readonly area: SearchedArea
  readonly read: (id: number) => Promise<Item | null>
  readonly toHref: (item: Item) => string
  readonly toFrom: (item: Item) => string
}

/** `/report/jobs/7` (decision 050): one page a listing, so that it names what is reported, without script too. */
export function reportPage<Item extends Reported>({
  listing,
  area,
  read,
  toHref,
  toFrom,
}: Parts<Item>) {
  return itemPage({
    address: byNumber({ read, toPath: ({ id }: Item) => routes.report(listing, id) }),
    toMetadata: ({ title }) => ({
      title: `Report: ${title}`,
      robots: { index: false, follow: false },
    }),
    show: (item) => (
      <ReportScreen listing={{ title: item.title, from: toFrom(item), href: toHref(item) }}>
        <ReportForm area={area} id={String(item.id)} />
      </ReportScreen>
    ),
  })
}
