import { isAbroad, type StatedPlace, toPlaceLine, toPlaceLines } from './place'
import type { Province, ProvinceFinder } from './provinces'

/** Provinces of a vacancy, the first stated first, and its places as they are shown. */
export type LocatedPlaces = { readonly provinces: readonly Province[]; readonly line: string }

/** Finds the provinces of places; those of the title, if a source states no place. The line is empty when nothing is known. */
export function locatePlaces(
  places: readonly StatedPlace[],
  title: string,
  finder: ProvinceFinder,
): LocatedPlaces {
  const line = toPlaceLines(places, (place) => nameProvinces(place, finder))
  if (line !== '') return { provinces: findProvinces(places, finder), line }
  const provinces = finder.findAll(title)
  return { provinces, line: provinces.map(({ name }) => name).join('; ') }
}

function findProvinces(places: readonly StatedPlace[], finder: ProvinceFinder): Province[] {
  return [...new Set(places.flatMap((place) => findOf(place, finder)))]
}

/** Towns of two provinces may have one name, so the region counts first. */
function findOf(place: StatedPlace, { findAll }: ProvinceFinder): readonly Province[] {
  if (isAbroad(place)) return []
  const ofRegion = findAll(place.region)
  return ofRegion.length > 0 ? ofRegion : findAll(place.city)
}

/** Formats a place with the usual names of its provinces: `Chbar Ampov` is `Chbar Ampov, Phnom Penh`. */
function nameProvinces(place: StatedPlace, finder: ProvinceFinder): string {
  const parts = toPlaceLine(place)
    .split(', ')
    .map((part) => {
      const province = isAbroad(place) ? null : finder.findNamed(part)
      return province === null ? part : inScriptOf(part, province)
    })
  const line = [...new Set(parts)].join(', ')
  const missing = findOf(place, finder).filter(
    ({ name, nameKm }) => !line.includes(name) && (nameKm === null || !line.includes(nameKm)),
  )
  return [line, ...missing.map((province) => inScriptOf(line, province))].join(', ')
}

function inScriptOf(text: string, { name, nameKm }: Province): string {
  return /\p{Script=Khmer}/u.test(text) ? (nameKm ?? name) : name
}
