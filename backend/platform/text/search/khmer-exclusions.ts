import { listKhmerTerms } from './concepts/concepts'
import { takeExcludedTerm } from './excluded-term'
import { toTermRegexSource } from './khmer-terms'

const NOT = 'មិនត្រូវការ|មិនទាមទារ|មិនចាំបាច់មាន|ដោយគ្មាន|ក្រៅពី|លើកលែងតែ|គ្មាន|អត់(?:ត្រូវការ|ទាមទារ|ចាំបាច់|មាន)?'

/** Patient, forgiving, without a driver, without borders; and what has a "no" in its name: "without a certificate". */
const NAMES = [
  ...['អត់ធ្មត់', 'អត់ឱន', 'គ្មានមនុស្សបើក', 'គ្មានព្រំដែន'],
  ...listKhmerTerms()
    .map(({ term }) => term)
    .filter((term) => new RegExp(NOT).test(term))
    .map(toTermRegexSource),
]
const NAME_OR_NOT = new RegExp(`${NAMES.join('|')}|(?<not>${NOT})\\s*`, 'u')

/** Khmer has no spaces: of what follows a "no" only the one thing that it begins with is not wanted. */
export function parseKhmerExclusions(text: string): { excluded: string[]; rest: string } {
  const excluded: string[] = []
  let kept = ''
  let left = text
  for (let found = NAME_OR_NOT.exec(left); found !== null; found = NAME_OR_NOT.exec(left)) {
    const end = found.index + found[0].length
    const taken = found.groups?.not === undefined ? null : takeExcludedTerm(left.slice(end))
    kept += taken === null ? left.slice(0, end) : `${left.slice(0, found.index)} `
    left = taken?.rest ?? left.slice(end)
    if (taken !== null) excluded.push(taken.term)
  }
  return { excluded, rest: kept + left }
}
