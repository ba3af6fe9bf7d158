import type { TemplateSummary } from '@/lib/contract/reading/template'

type Template = Pick<TemplateSummary, 'id' | 'title' | 'kind' | 'field' | 'level'>

const MOST = 4

/** Up to four others that suit who looks at this one: the same field counts most, then kind, then level. */
export function listSimilarTemplates<T extends Template>(
  template: Template,
  templates: readonly T[],
): readonly T[] {
  const closeness = (other: T) =>
    (other.field === template.field ? 4 : 0) +
    (other.kind === template.kind ? 2 : 0) +
    (other.level === template.level ? 1 : 0)
  return templates
    .filter((other) => other.id !== template.id)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, MOST)
}
