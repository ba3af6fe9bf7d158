import { expect, test } from 'vitest'
import { findConcept } from '@/backend/platform/text/search/concepts/concepts'
import { tokenize } from '@/backend/platform/text/search/tokenize'

const meant = (text: string) => findConcept(tokenize(text), 0)?.concept

test('accepts two or three words of a term written as one, but not more', () => {
  expect(meant('project manager')).toBe('project-manager')
  expect(meant('projectmanager')).toBe('project-manager')
  expect(meant('site in charge')).toBe('construction-manager')
  expect(meant('siteincharge')).toBe('construction-manager')
  expect(meant('on the job training')).toBe('training')
  expect(meant('onthejobtraining')).toBeUndefined()
})
