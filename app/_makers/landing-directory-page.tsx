import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { LandingDirectory } from '@/components/vacancies/landing-directory'
import type { LandingArea } from '@/lib/server/listing/read-landing'
import { orUnavailable } from '@/lib/server/reading/reading'
import { toLandingsPath } from '@/lib/shared/listing/landing-path'

type Area = Pick<LandingArea, 'many' | 'listing' | 'landings'> & {
  /** With a capital: "Jobs". */
  readonly name: string
}

/** Every landing page of an area, one click from its listing. */
export function landingDirectoryPage({ name, many, listing, landings }: Area) {
  const path = toLandingsPath(listing.path)
  const title = `Engineering ${many} by field and place`
  return {
    metadata: {
      title,
      description: `Fields and places in Cambodia with open ${many}, each with a list of its own.`,
      alternates: { canonical: path, languages: { en: path, 'x-default': path } },
    },
    default: async () => {
      const known = await orUnavailable(landings.readLandings(), null)
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
