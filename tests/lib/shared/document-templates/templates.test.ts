import { describe, expect, it } from 'vitest'
import { listSimilarTemplates } from '@/lib/shared/document-templates/similar-templates'
import { groupByKind } from '@/lib/shared/document-templates/template-kinds'

const template = (id: number, kind: 'cv' | 'cover-letter', field: string, level = 'Graduate') => ({
  id,
  title: `Template ${id}`,
  kind,
  field,
  level,
})

describe('templates in a list', () => {
  it('are grouped by kind, CVs first, each in the given order', () => {
    const groups = groupByKind([
      template(3, 'cover-letter', 'Civil'),
      template(2, 'cv', 'Civil'),
      template(1, 'cv', 'Water'),
    ])
    expect(
      groups.map(({ heading, templates }) => [heading, templates.map(({ id }) => id)]),
    ).toEqual([
      ['CVs', [2, 1]],
      ['Cover letters', [3]],
    ])
  })

  it('have no heading for an empty group', () => {
    expect(groupByKind([template(1, 'cv', 'Civil')]).map(({ heading }) => heading)).toEqual(['CVs'])
  })
})

describe('similar templates', () => {
  it('are sorted by field before kind, without the template itself, at most four', () => {
    const here = template(1, 'cv', 'Civil')
    const others = [
      here,
      template(2, 'cover-letter', 'Software', 'Student'),
      template(3, 'cv', 'Software'),
      template(4, 'cover-letter', 'Civil', 'Student'),
      template(5, 'cv', 'Software', 'Student'),
      template(6, 'cv', 'Civil', 'Student'),
    ]
    expect(listSimilarTemplates(here, others).map(({ id }) => id)).toEqual([6, 4, 3, 5])
  })

  it('are sorted by field before kind and level together, and by level first among the rest', () => {
    const here = template(1, 'cv', 'Civil')
    const others = [
      template(2, 'cover-letter', 'Software', 'Student'),
      template(3, 'cover-letter', 'Software'),
      template(4, 'cv', 'Software'),
      template(5, 'cover-letter', 'Civil', 'Student'),
    ]
    expect(listSimilarTemplates(here, others).map(({ id }) => id)).toEqual([5, 4, 3, 2])
  })
})
