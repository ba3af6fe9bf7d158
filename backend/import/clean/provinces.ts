import { foldText } from '@/backend/platform/text/search/fold-text'

export type Province = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly nameKm: string | null
}

/** Towns and other spellings by ISO 3166-2 code; `toItemKey` makes them comparable. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'KH-1': ['Bantey Meanchey', 'Poipet', 'Sisophon', 'Serei Saophoan', 'ប៉ោយប៉ែត', 'សិរីសោភ័ណ'],
  'KH-2': ['Batdambang'],
  'KH-5': ['Kampong Spoe'],
  'KH-8': ['Ta Khmau', 'Takhmao', 'តាខ្មៅ'],
  'KH-10': ['Kracheh'],
  'KH-11': ['Mondul Kiri', 'Mondolkiri', 'Sen Monorom', 'មណ្ឌលគីរី'],
  'KH-12': ['PP', 'Phnom Penh City', 'Phnum Penh'],
  'KH-15': ['Pouthisat', 'ពោធិសាត់'],
  'KH-16': [
    ...['Rattanakiri', 'Ratanak Kiri', 'Ratanakkiri', 'Banlung'],
    ...['រតនគីរី', 'រតនៈគិរី', 'បានលុង'],
  ],
  'KH-17': ['Siemreap', 'Siem Reab'],
  'KH-18': ['Sihanoukville', 'Sihanouk Ville', 'Kampong Som', 'ក្រុងព្រះសីហនុ', 'កំពង់សោម'],
  'KH-20': ['Bavet', 'បាវិត'],
  'KH-21': ['Takaev'],
  'KH-22': ['Otdar Meanchey', 'Samraong'],
  'KH-25': ['Tbong Khmum', 'Suong'],
}

export type ProvinceFinder = (place: string) => number | null

/**
 * Creates a finder that checks each part between commas, slashes and brackets, with or without "province" or
 * "city".
 */
export function createProvinceFinder(provinces: readonly Province[]): ProvinceFinder {
  const ids = new Map<string, number>()
  for (const { id, code, name, nameKm } of provinces) {
    for (const known of [name, nameKm ?? '', ...(OTHER_NAMES[code] ?? [])]) {
      ids.set(toKey(known), id)
    }
  }
  ids.delete('')
  return (place) => {
    for (const part of place.split(/[,;/|()។៖]+/)) {
      const id = ids.get(toKey(part))
      if (id !== undefined) return id
    }
    return null
  }
}

const GENERIC = /\b(province|city|municipality|town|capital|khaet|krong)\b|^(ខេត្ត|ក្រុង|រាជធានី)/g

function toKey(name: string): string {
  return foldText(name).replace(GENERIC, '').replaceAll(' ', '').replaceAll('kompong', 'kampong')
}
