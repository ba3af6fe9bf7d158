import { readSorterTerms } from './sorter-terms'
import { TermIndex } from './term-index'

export type Sorter = ReturnType<typeof createSorter>

let sorter: Sorter | null = null

/** Returns the sorter's terms, read at the first call. Throws `BrokenRowError`. */
export function getSorter(): Sorter {
  sorter ??= createSorter()
  return sorter
}

function createSorter() {
  const { work, levels, qualifications, types, internships, ...tables } = readSorterTerms()
  return {
    ...tables,
    work: new TermIndex(work),
    levels: new TermIndex(levels),
    qualifications: new TermIndex(qualifications),
    types: new TermIndex(types),
    internships: new TermIndex(internships),
    levelOrder: levels.map(({ name }) => name),
    qualificationOrder: qualifications.map(({ name }) => name),
    typeOrder: types.map(({ name }) => name),
  }
}
