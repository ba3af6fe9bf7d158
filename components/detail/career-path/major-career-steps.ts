import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/numbers'
import { internshipListing, jobListing, scholarshipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import type { CareerStage, CareerStep } from './career-steps'

/** Builds the id of a station. It names the major, since Next keeps earlier pages in the document. */
export function careerStageAnchor(station: CareerStage, { id }: { readonly id: number }): string {
  return `${station.toLowerCase()}-${id}`
}

/** Lists the stations of a major; an empty one links to alternatives. */
export function listCareerSteps(major: Major): CareerStep[] {
  const { id: majorId, universities, openScholarships, openInternships, openJobs } = major
  const page = routes.major(major)
  const stop = (
    station: CareerStage,
    count: number,
    [one, many]: readonly [string, string],
    href: string,
  ): CareerStep =>
    count === 0
      ? { station, words: `No ${many} yet`, href: `${page}#${careerStageAnchor(station, major)}` }
      : { station, words: formatCount(count, one, many), href }
  return [
    { station: 'Major', words: major.name, href: page },
    stop(
      'Study',
      universities.length,
      ['university', 'universities'],
      `${page}#${careerStageAnchor('Study', major)}`,
    ),
    stop(
      'Scholarship',
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

export function listCareerStepsOnMajorPage(major: Major): CareerStep[] {
  return listCareerSteps(major).map((stop) =>
    stop.station === 'Major'
      ? { ...stop, href: null }
      : { ...stop, href: `#${careerStageAnchor(stop.station, major)}` },
  )
}
