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

test('accepts words written as one from six letters on', () => {
  expect(meant('athome')).toBe('at-home')
  expect(meant('nofee')).toBeUndefined()
})

test('reads another form of a word as the most general of its concepts', () => {
  expect(meant('enginer')).toBe('engineer')
  expect(meant('managing')).toBe('manager')
})

test('has no Khmer terms among those of single words', () => {
  expect(meant('វិស្វករ')).toBeUndefined()
})
