/** The names that `fillLookups` and `fillDepartments` insert, in the order of ids 1, 2 and 3. */
export const CATEGORIES = ['Civil', 'Electrical', 'Software']
export const PLACES = ['Phnom Penh ភ្នំពេញ', 'Kampot កំពត', 'Siem Reap សៀមរាប']
export const MAJORS = ['Civil engineering', 'Power engineering', 'Computer science']
export const DEPARTMENTS = [
  'Civil Engineering សំណង់ស៊ីវិល',
  'Electrical Engineering',
  'Computer Science',
]

/** The name for an id; empty for null. */
export function nameOf(names: readonly string[], id: number | null): string {
  return id === null ? '' : (names[id - 1] ?? '')
}
