import type { templates } from '@/backend/content/kinds/templates'

type TemplateDraft = ReturnType<typeof templates.parse>

/** A default CV template; pass what matters to the test. */
export function draftTemplate(stated: Partial<TemplateDraft> & { slug: string }): TemplateDraft {
  return {
    title: `Template ${stated.slug}`,
    titleKm: null,
    summary: 'Whom it suits.',
    kind: 'cv',
    field: 'Civil engineering',
    level: 'Student',
    document: {
      headline: 'A headline',
      sections: [{ heading: 'Profile', text: 'I [do].', entries: [], points: ['A point'] }],
    },
    description: '<p>How to use it.</p>',
    search: ` ${stated.slug} \n `,
    layout: 1,
    publishedAt: new Date('2026-03-01T01:00:00Z'),
    updatedAt: null,
    source: '',
    ...stated,
  } as TemplateDraft
}
