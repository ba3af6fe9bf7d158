import type { EducationalOccupationalProgram, WithContext } from 'schema-dts'
import type { Major } from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/counts'
import { routes } from '@/lib/shared/routes'

/** Summarises a major: "Civil Engineering: Bachelor of Engineering in 5 years, at 8 universities; 74 jobs open now". */
export function summariseMajor(major: Major): string {
  const years = formatCount(major.durationYears, 'year', 'years')
  const universities = formatCount(major.universities.length, 'university', 'universities')
  const jobs = formatCount(major.openJobs, 'job', 'jobs')
  return `${major.name}: ${major.degree} in ${years}, at ${universities}; ${jobs} open now`
}

export function toMajorProgramme(
  major: Major,
  toUrl: (path: string) => string,
): WithContext<EducationalOccupationalProgram> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: major.name,
    ...(major.nameKm === null ? {} : { alternateName: major.nameKm }),
    description: major.description,
    url: toUrl(routes.major(major)),
    educationalCredentialAwarded: major.degree,
    timeToComplete: `P${major.durationYears}Y`,
    provider: major.universities.map((university) => ({
      '@type': 'CollegeOrUniversity',
      name: university.name,
      url: toUrl(routes.university(university)),
    })),
  }
}
