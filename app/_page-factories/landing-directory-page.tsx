import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { LandingDirectory } from '@/components/vacancies/landing-directory'
import { orUnavailable } from '@/lib/server/cache/query-result'
import type { VacancySection } from '@/lib/server/queries/vacancies'
import { toLandingsPath } from '@/lib/shared/listing/landing-path'
import type { StaticPage } from './create-page'

type LandingDirectoryOptions = Pick<VacancySection, 'many' | 'listing' | 'landings'> & {
  /** With a capital: "Jobs". */
  readonly name: string
}

/** Creates the page that links to every landing page of an area. */
export function createLandingDirectoryPage({
  name,
  many,
  listing,
  landings,
}: LandingDirectoryOptions): StaticPage {
  const path = toLandingsPath(listing.path)
  const title = `Engineering ${many} by field and place`
  return {
    metadata: {
      title,
      description: `Fields and places in Cambodia with open ${many}.`,
      alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    },
    default: async () => {
      const known = await orUnavailable(landings.readLandingPages(), null)
      if (known === null) return <UnavailableNotice />
      return (
        <LandingDirectory
          title={title}
          name={name}
          many={many}
          listing={listing.path}
          landings={known.data}
        />
      )
    },
  }
}
