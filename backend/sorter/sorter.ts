import { foldText } from '@/backend/platform/text/search/fold-text'
import { createPostCheck } from './post-names'
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
  const {
    categoryList,
    work,
    posts,
    levels,
    qualifications,
    types,
    internships,
    studies,
    ...tables
  } = readSorterTerms()
  return {
    ...tables,
    /** Our categories by their folded names in both languages. */
    categoryNames: new Map(
      categoryList.flatMap(({ name, nameKm }) =>
        [name, nameKm ?? name].map((one) => [foldText(one), name] as const),
      ),
    ),
    work: new TermIndex(work),
    /** Words for a post of any work. */
    roles: new TermIndex(
      work.filter(
        ({ isRole, category, engineering, job }) =>
          isRole && category === null && engineering >= 0 && job === 0,
      ),
    ),
    namesPost: createPostCheck(posts),
    levels: new TermIndex(levels),
    qualifications: new TermIndex(qualifications),
    types: new TermIndex(types),
    internships: new TermIndex(internships),
    studies: new TermIndex(studies),
    levelOrder: levels.map(({ name }) => name),
    qualificationOrder: qualifications.map(({ name }) => name),
    typeOrder: types.map(({ name }) => name),
  }
}
