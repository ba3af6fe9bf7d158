import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { DetailAdvertisement } from '@/app/detail-advertisement'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import type { CareerStage } from '@/components/detail/career-path/career-steps'
import { MajorCareerPath } from '@/components/detail/career-path/major-career-path'
import { ItemActions } from '@/components/detail/item-actions'
import { StructuredData } from '@/components/detail/structured-data'
import { ViewTracker } from '@/components/detail/view-tracker'
import { SaveButton } from '@/components/saved/button/save-button'
import { AlertLinks } from '@/components/search-alerts/alert-links'
import type { LookupItem } from '@/lib/contract/common'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { readSite, readToday } from '@/lib/server/queries/site'
import { readLinkedMajors } from '@/lib/server/queries/studies'
import type { Crumb, ItemPage } from '@/lib/server/seo/structured-data'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import { toSiteUrl } from '@/lib/server/site-url'
import { type AlertLink, toSimilarAlert } from '@/lib/shared/search-alerts/alert-links'
import type { GeneratedPage } from './create-page'
import { createDetailPage } from './detail-page'
import { byId, type IdParams } from './item-address'

type Opportunity = {
  readonly id: number
  readonly title: string
  readonly status: 'open' | 'closed'
  readonly closingDate: string | null
  readonly majors: readonly LookupItem[]
}

type Slots = {
  readonly majorPages: readonly LookupItem[]
  readonly today: string
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly save: ReactNode
  readonly apply: ReactNode
  readonly below: ReactNode
}

type OpportunityPageOptions<Item, Similar> = {
  readonly list: Crumb
  readonly area: ListingApiPath
  readonly station: CareerStage
  readonly read: (id: number) => Promise<Item | null>
  readonly readSimilar: (id: number) => Promise<readonly Similar[]>
  readonly toPath: (item: Item) => string
  /** Formats the title as the page shows it. */
  readonly toTitle: (item: Item) => string
  readonly toPicture: (item: Item, siteName: string) => SharePictureMetadata
  readonly toMetadata: (item: Item, path: string, siteName: string) => Metadata
  /** Builds structured data of schema.org while the item is open; null when too little is known. */
  readonly toData: (item: Item, place: ItemPage) => object | null
  readonly toShared: (item: Item) => string
  /** Renders the apply button, which stands in the aside and in the bar on phones. */
  readonly renderApply: (item: Item, className: string) => ReactNode
  readonly renderSimilar: (similar: readonly Similar[], today: string) => ReactNode
  readonly toAlert: (item: Item) => AlertLink
  readonly render: (item: Item, slots: Slots) => ReactNode
}

export function createOpportunityPage<Item extends Opportunity, Similar>({
  list,
  area,
  station,
  read,
  readSimilar,
  toPath,
  toTitle,
  toPicture,
  toMetadata,
  toData,
  toShared,
  renderApply,
  renderSimilar,
  toAlert,
  render,
}: OpportunityPageOptions<Item, Similar>): GeneratedPage<IdParams> {
  return createDetailPage({
    address: byId({ read, toPath }),
    toPicture,
    toMetadata,
    render: async (item, path) => {
      const { id, title } = item
      const [similar, majors, today, site] = await Promise.all([
        readSimilar(id),
        readLinkedMajors(item.majors),
        readToday(),
        readSite(),
      ])
      const url = toSiteUrl(path)
      const data = item.status === 'open' ? toData(item, { url, siteName: site.name }) : null
      const save = { area, id, title }
      return (
        <>
          <ViewTracker apiPath={`${area}/${id}/views`} />
          {data !== null && <StructuredData value={data} />}
          {render(item, {
            majorPages: majors,
            today,
            breadcrumb: (
              <Breadcrumb
                list={list}
                page={{ words: toTitle(item), path }}
                toUrl={item.status === 'open' ? toSiteUrl : null}
              />
            ),
            actions: (
              <ItemActions
                item={item}
                title={toShared(item)}
                listing={list.path}
                url={url}
                save={<SaveButton {...save} labelled />}
                apply={renderApply(item, 'w-full')}
              />
            ),
            save: <SaveButton {...save} />,
            apply: renderApply(item, 'text-base'),
            below: (
              <>
                <MajorCareerPath majors={majors} here={station} />
                {renderSimilar(similar, today)}
                <AlertLinks links={[toSimilarAlert(toAlert(item))]} />
                <DetailAdvertisement />
              </>
            ),
          })}
        </>
      )
    },
  })
}
