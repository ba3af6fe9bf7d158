import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/count'
import { internshipListing, jobListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import type { PathStation, PathStop } from './path-strip'

/** Builds the id of a station. It names the major, since Next keeps earlier pages in the document. */
export function stationAnchor(station: PathStation, { id }: { readonly id: number }): string {
  return `${station.toLowerCase()}-${id}`
}

/** Lists the stations of a major; an empty one links to alternatives. */
export function listMajorStops(major: Major): PathStop[] {
  const { id: majorId, universities, openScholarships, openInternships, openJobs } = major
  const page = routes.major(major)
  const stop = (
    station: PathStation,
    count: number,
    [one, many]: readonly [string, string],
    href: string,
  ): PathStop =>
    count === 0
      ? { station, words: `No ${many} yet`, href: `${page}#${stationAnchor(station, major)}` }
      : { station, words: formatCount(count, one, many), href }
  return [
    { station: 'Major', words: major.name, href: page },
    stop(
      'Study',
      universities.length,
      ['university', 'universities'],
      `${page}#${stationAnchor('Study', major)}`,
    ),
    stop(
      'Funding',
      openScholarships,
      ['scholarship', 'scholarships'],
      scholarshipListing.hrefOf({ majorId }),
    ),
    stop(
      'Internship',
      openInternships,
      ['internship', 'internships'],
      internshipListing.hrefOf({ majorId }),
    ),
    stop('Work', openJobs, ['job', 'jobs'], jobListing.hrefOf({ majorId })),
  ]
}

export function listOwnStops(major: Major): PathStop[] {
  return listMajorStops(major).map((stop) =>
    stop.station === 'Major'
      ? { ...stop, href: null }
      : { ...stop, href: `#${stationAnchor(stop.station, major)}` },
  )
}
