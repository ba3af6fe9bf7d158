import { ReportForm } from '@/components/report/report-form'
import { ReportScreen } from '@/components/report/report-screen'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { routes } from '@/lib/shared/routes'
import type { GeneratedPage } from './create-page'
import { createDetailPage } from './detail-page'
import { byId, type IdParams } from './item-address'

type Reported = { readonly id: number; readonly title: string }

type ReportPageOptions<Item> = {
  readonly listing: string
  readonly area: ListingType
  readonly read: (id: number) => Promise<Item | null>
  readonly toHref: (item: Item) => string
  readonly toPublisher: (item: Item) => string
}

/** Creates `/report/jobs/7` (decision 050): one page per listing, so that it names what is reported without script too. */
export function createReportPage<Item extends Reported>({
  listing,
  area,
  read,
  toHref,
  toPublisher,
}: ReportPageOptions<Item>): GeneratedPage<IdParams> {
  return createDetailPage({
    address: byId({ read, toPath: ({ id }: Item) => routes.report(listing, id) }),
    toMetadata: ({ title }) => ({
      title: `Report: ${title}`,
      robots: { index: false, follow: false },
    }),
    render: (item) => (
      <ReportScreen listing={{ title: item.title, from: toPublisher(item), href: toHref(item) }}>
        <ReportForm area={area} id={String(item.id)} />
      </ReportScreen>
    ),
  })
}
