/** Where a listing must say something, tried on all that the API tells of it as one text. */
export const inTitle = (words: string) => new RegExp(`"(title|name)":"[^"]*(${words})`, 'i')
export const inField = (names: string) =>
  new RegExp(`"(category|department)":\\{[^}]*"name":"(${names})`, 'i')
export const forMajor = (names: string) => new RegExp(`"majors":\\[[^\\]]*"name":"(${names})`, 'i')
export const inPlace = (names: string) => new RegExp(`"place":"[^"]*(${names})`, 'i')
export const atLevel = (names: string) =>
  new RegExp(`"level":\\{"id":\\d+,"name":"(${names})"`, 'i')
export const ofType = (names: string) => new RegExp(`"type":\\{"id":\\d+,"name":"(${names})"`, 'i')
export const inCountry = (names: string) => new RegExp(`"country":"(${names})"`)
export const forDegree = (names: string) =>
  new RegExp(`"qualification":\\{"id":\\d+,"name":"(${names})`, 'i')
export const ofMajor = (names: string) => new RegExp(`^\\{"name":"(${names})`, 'i')

export function all(...criteria: readonly RegExp[]): RegExp {
  return new RegExp(`^${criteria.map((each) => `(?=.*${inner(each)})`).join('')}`, 'is')
}

export function any(...criteria: readonly RegExp[]): RegExp {
  return new RegExp(criteria.map(inner).join('|'), 'is')
}

function inner({ source }: RegExp): string {
  return `(?:${source.startsWith('^') ? source.slice(1) : source})`
}
