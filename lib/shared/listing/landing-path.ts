import { toSlug } from '@/lib/shared/slug'

type Named = { readonly name: string }

type Where = { readonly category: Named | null; readonly location: Named | null }

/** Where all landing pages of a listing stand: `/jobs/in`. */
export function toLandingsPath(listing: string): string {
  return `${listing}/in`
}

/** `/jobs/for/civil-structural/in/siem-reap`; words where an item has its number, so they never meet (decision 027). */
export function toLandingPath(listing: string, { category, location }: Where): string {
  const field = category === null ? '' : `/for/${toLandingSlug(category.name)}`
  const place = location === null ? '' : `/in/${toLandingSlug(location.name)}`
  return `${listing}${field}${place}`
}

/** As people type a name: "Kratié" is `kratie`. */
export function toLandingSlug(name: string): string {
  return toSlug(name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
}
