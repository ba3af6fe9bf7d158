import { toSlug } from '@/lib/shared/slug'

type Named = { readonly name: string }

type Where = { readonly category: Named | null; readonly location: Named | null }

/** Returns the path of the directory of landing pages: `/jobs/in`. */
export function toLandingsPath(listing: string): string {
  return `${listing}/in`
}

/**
 * Builds `/jobs/for/civil-structural/in/siem-reap`. Items have a number in this segment, so the paths never
 * conflict (decision 027).
 */
export function toLandingPath(listing: string, { category, location }: Where): string {
  const field = category === null ? '' : `/for/${toLandingSlug(category.name)}`
  const place = location === null ? '' : `/in/${toLandingSlug(location.name)}`
  return `${listing}${field}${place}`
}

/** Builds the slug without accents: "Kratié" is `kratie`. */
export function toLandingSlug(name: string): string {
  return toSlug(name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))
}
