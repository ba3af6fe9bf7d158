import type { Metadata } from 'next'
import { RelatedLandings } from '@/components/vacancies/related-landings'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import {
  type LandingPageData,
  type LandingParams,
  readLandingPage,
} from '@/lib/server/queries/listing/landing-page'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import type { VacancySection } from '@/lib/server/queries/vacancies'
import { shareMetadata } from '@/lib/server/seo/share-metadata'
import { toListPicture } from '@/lib/server/share/list-pictures'
import { describeLanding, describeOffers } from '@/lib/shared/listing/listing-words'
import { createPage, type GeneratedPage } from './create-page'

/** Creates the landing page of a field, a place, or both; `prerenderedParams` is the one that the build prerenders (decision 027). */
export function createLandingPage<Params extends LandingParams>(
  area: VacancySection,
  prerenderedParams: Params,
): GeneratedPage<Params> {
  const { one, many, searched, listing, degreeAs } = area
  const summarise = ({ overview, found: { title } }: LandingPageData) =>
    overview === null ? `${title}: what is open now.` : describeLanding(title, overview)

  return createPage({
    staticParams: [prerenderedParams],
    read: (params: Params) => readLandingPage(params, area),
    toMetadata: async (landing): Promise<Metadata> => {
      const words = { title: landing.found.title, description: summarise(landing) }
      const siteName = getSiteName(await readSettings())
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
    render: (landing) => {
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
            <RelatedLandings
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
