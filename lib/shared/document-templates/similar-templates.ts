import type { TemplateSummary } from '@/lib/contract/articles/document-template'

type Template = Pick<TemplateSummary, 'id' | 'title' | 'kind' | 'field' | 'level'>

const MOST = 4

/** Lists up to four similar templates: the same field counts most, then kind, then level. */
export function listSimilarTemplates<T extends Template>(
  template: Template,
  templates: readonly T[],
): readonly T[] {
  const compare = (a: T, b: T, key: 'field' | 'kind' | 'level') =>
    Number(b[key] === template[key]) - Number(a[key] === template[key])
  return templates
    .filter((other) => other.id !== template.id)
    .sort((a, b) => compare(a, b, 'field') || compare(a, b, 'kind') || compare(a, b, 'level'))
    .slice(0, MOST)
}
