import { describe, expect, it } from 'vitest'
import { toSlug } from '@/lib/shared/slug'

describe('toSlug', () => {
  it.each([
    ['Site Engineer', 'site-engineer'],
    ['  C++ / Embedded   Developer (Senior) ', 'c-embedded-developer-senior'],
    ['វិស្វករ សំណង់', 'វិស្វករ-សំណង់'],
    ['ថ្នាក់ទី ១២', 'ថ្នាក់ទី-១២'],
    ['Chargé de Stratégie', 'chargé-de-stratégie'],
    ['Pre-cast QA', 'pre-cast-qa'],
    ['!!!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  it('removes characters that are not allowed in a path', () => {
    expect(toSlug('../../etc/passwd?x=1#y%00<script>')).toBe('etcpasswdx1y00script')
  })
})
