import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'
import { foldText } from '@/backend/platform/text/search/fold-text'

export type Province = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nameKm: string | null
}

const FILE = 'places.jsonl'

/** Towns, districts, economic zones and other spellings of a province, by its ISO 3166-2 code. */
const otherNames = z.strictObject({
  code: z.string().regex(/^KH-\d{1,2}$/),
  names: z.array(z.string().trim().min(2)).min(1),
})

/** Reads what is in which province (`backend/reference/places.jsonl`). Throws `BrokenRowError`, also for a name that stands twice. */
export function readPlaceNames(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(new URL(`../../reference/${FILE}`, import.meta.url), 'utf8')
  const known = new Map<string, string>()
  const check = ({ code, names }: z.output<typeof otherNames>) => {
    for (const name of names) {
      const before = known.get(toKey(name))
      if (before !== undefined && before !== code) return `"${name}" is also a name of ${before}`
      known.set(toKey(name), code)
    }
    return null
  }
  const rows = parseJsonLines({ file: FILE, text, schema: otherNames, check })
  return new Map(rows.map(({ code, names }) => [code, names]))
}

export type ProvinceFinder = (place: string) => number | null

/** Letters from which a name is found inside other words: `Phnom PenhKhan Chamkarmon`; a Khmer name is one at four. */
const MIN_INSIDE = { latin: 6, khmer: 4 }

/**
 * Creates a finder that checks each part between commas, slashes and brackets, with or without "province" or
 * "city", then which name stands first inside a part, the last part first.
 */
export function createProvinceFinder(provinces: readonly Province[]): ProvinceFinder {
  const others = readPlaceNames()
  const ids = new Map<string, number>()
  for (const { id, code, name, nameKm } of provinces) {
    for (const known of [name, nameKm ?? '', ...(others.get(code) ?? [])]) ids.set(toKey(known), id)
  }
  ids.delete('')
  const inside = [...ids]
    .filter(
      ([name]) => name.length >= (/^[a-z0-9]/.test(name) ? MIN_INSIDE.latin : MIN_INSIDE.khmer),
    )
    .toSorted(([a], [b]) => b.length - a.length)
  return (place) => {
    const parts = place.split(/[,;/|()។៖]+/).map(toKey)
    const exact = parts.map((part) => ids.get(part)).find((id) => id !== undefined)
    if (exact !== undefined) return exact
    for (const part of parts.toReversed()) {
      const found = inside
        .map(([name, id]) => ({ id, at: part.indexOf(name) }))
        .filter(({ at }) => at !== -1)
        .toSorted((a, b) => a.at - b.at)
      if (found[0] !== undefined) return found[0].id
    }
    return null
  }
}

const GENERIC = /\b(province|city|municipality|town|capital|khaet|krong)\b|^(ខេត្ត|ក្រុង|រាជធានី)/g

function toKey(name: string): string {
  return foldText(name).replace(GENERIC, '').replaceAll(' ', '').replaceAll('kompong', 'kampong')
}
