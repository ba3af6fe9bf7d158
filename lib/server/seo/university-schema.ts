import type { CollegeOrUniversity, WithContext } from 'schema-dts'
import type { University } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { toPostalAddress } from './postal-address'

export function summariseUniversity(university: University): string {
  const name = [university.name, university.location?.name].filter(Boolean).join(', ')
  const majors = formatCount(university.majors.length, 'major', 'majors')
  const open = formatCount(university.openScholarships, 'scholarship', 'scholarships')
  return `${name}: ${majors}, ${open} open now`
}

export function toCollegeOrUniversity(
  university: University,
  toUrl: (path: string) => string,
): WithContext<CollegeOrUniversity> {
  const { name, nameKm, website, location } = university
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name,
    ...(nameKm === null ? {} : { alternateName: nameKm }),
    url: toUrl(routes.university(university)),
    ...(website === null ? {} : { sameAs: website }),
    ...toPostalAddress(location),
  }
}
