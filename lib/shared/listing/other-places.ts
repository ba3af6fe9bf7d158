/** What the filter Place has besides provinces. Codes and English names are those of the lookup list. */
export const OTHER_PLACES = {
  abroad: { code: 'ABROAD', name: 'Abroad' },
  remote: { code: 'REMOTE', name: 'Remote' },
} as const

/** Whether a value of the filter Place is a province. */
export function isProvince({ name }: { readonly name: string }): boolean {
  return name !== OTHER_PLACES.abroad.name && name !== OTHER_PLACES.remote.name
}
