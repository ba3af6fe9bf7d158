import type { Metadata } from 'next'
import { NearbyLandings } from '@/components/vacancies/nearby-landings'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import {
  type LandingArea,
  type LandingParams,
  type ReadLanding,
  readLanding,
} from '@/lib/server/listing/read-landing'
import { shareMetadata } from '@/lib/server/seo/share-metadata'
import { toListPicture } from '@/lib/server/share/list-pictures'
import { describeLanding, describeOffers } from '@/lib/shared/listing/landing-words'
import { makePage } from './make-page'

/** A field, a place, or both, with an address of its own; `standIn` is the one the build makes (decision 027). */
export function landingPage<Params extends LandingParams>(area: LandingArea, standIn: Params) {
  const { one, many, searched, listing, degreeAs } = area
  const summarise = ({ overview, found: { title } }: ReadLanding) =>
    overview === null ? `${title}: what is open now.` : describeLanding(title, overview)

  return makePage({
    standIns: [standIn],
    read: (params: Params) => readLanding(params, area),
    toMetadata: async (landing): Promise<Metadata> => {
      const words = { title: landing.found.title, description: summarise(landing) }
      const siteName = siteNameOf(await readSettings())
      return {
        ...words,
        ...shareMetadata({
          ...words,
          path: landing.path,
          siteName,
          picture: toListPicture(listing.path, siteName),
        }),
        alternates: {
          canonical: landing.path,
          languages: { en: landing.path, 'x-default': landing.path },
        },
        ...(landing.isListed ? {} : { robots: { index: false, follow: true } }),
      }
    },
    show: (landing) => {
      const { query, found, overview, category, location, landings } = landing
      return (
        <VacancyResults
          one={one}
          many={many}
          area={searched}
          listing={listing}
          degreeAs={degreeAs}
          query={query}
          {...found}
          sentence={overview === null ? null : describeOffers(overview)}
          action={listing.path}
          foot={
            <NearbyLandings
              many={many}
              listing={listing.path}
              landings={landings}
              category={category}
              location={location}
            />
          }
        />
      )
    },
  })
}
