import type { Named } from '@/lib/contract/common'
import type { LandingPage } from '@/lib/contract/vacancies/landing'
import { LandingLinks } from './landing-links'

type Props = {
  readonly many: string
  readonly listing: string
  readonly landings: readonly LandingPage[]
  readonly category: Named | null
  readonly location: Named | null
}

/** Links a field to its places and a place to its fields. */
export function RelatedLandings({ many, listing, landings, category, location }: Props) {
  const isHere = (landing: LandingPage) =>
    landing.category?.id === category?.id && landing.location?.id === location?.id
  const both = landings.filter((each) => each.category !== null && each.location !== null)
  const places = both.filter((each) => each.category?.id === category?.id && !isHere(each))
  const fields = both.filter((each) => each.location?.id === location?.id && !isHere(each))
  return (
    <>
      {category !== null && (
        <LandingLinks
          title={`${category.name} ${many} by place`}
          listing={listing}
          landings={places}
          toWords={({ location: place, open }) => `${place?.name} (${open})`}
        />
      )}
      {location !== null && (
        <LandingLinks
          title={`Engineering ${many} in ${location.name} by field`}
          listing={listing}
          landings={fields}
          toWords={({ category: field, open }) => `${field?.name} (${open})`}
        />
      )}
    </>
  )
}
