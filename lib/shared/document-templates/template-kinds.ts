import type { TemplateSummary } from '@/lib/contract/articles/document-template'

type Kind = TemplateSummary['kind']

export const TEMPLATE_KIND_LABELS = {
  cv: { one: 'CV', many: 'CVs' },
  'cover-letter': { one: 'Cover letter', many: 'Cover letters' },
} as const satisfies Record<Kind, { one: string; many: string }>

/** Groups templates by kind, CVs first, in their order; empty kinds are left out. */
export function groupByKind<T extends { readonly kind: Kind }>(
  templates: readonly T[],
): readonly { readonly heading: string; readonly templates: readonly T[] }[] {
  const kinds: Kind[] = ['cv', 'cover-letter']
  return kinds
    .map((kind) => ({
      heading: TEMPLATE_KIND_LABELS[kind].many,
      templates: templates.filter((template) => template.kind === kind),
    }))
    .filter((group) => group.templates.length > 0)
}
