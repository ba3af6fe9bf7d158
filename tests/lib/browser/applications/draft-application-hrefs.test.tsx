import { afterEach, expect, test } from 'vitest'
import { listDraftApplicationHrefs } from '@/lib/browser/applications/draft-application-hrefs'
import { switchUser } from '@/tests/support/switch-user'

afterEach(() => {
  switchUser('')
})

const keep = (name: string, values: object) =>
  window.localStorage.setItem(name, JSON.stringify(values))

test('lists the application drafts of the current user', () => {
  keep('device:apply-/jobs/7@first', { note: 'I can start in May.' })
  keep('device:apply-/jobs/8@second', { note: 'I can start in June.' })
  keep('device:apply-/internships/9@first', { letterFileId: 'a' })
  keep('device:apply-/jobs/10', { coverLetterText: 'Dear all' })
  switchUser('1.first')
  expect(listDraftApplicationHrefs().toSorted()).toEqual(['/apply/internships/9', '/apply/jobs/7'])
  switchUser('')
  expect(listDraftApplicationHrefs()).toEqual(['/apply/jobs/10'])
})

test('leaves out empty drafts and other stored values', () => {
  keep('device:apply-/jobs/7', { fullName: 'Dara', note: '' })
  keep('device:report', { note: 'It asks for money.' })
  keep('apply-/jobs/8', { note: 'Of another part.' })
  expect(listDraftApplicationHrefs()).toEqual([])
})
