import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listModules } from '@/tests/support/structure/modules'

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))

test('no module can be called from outside by itself: there are no server actions (promise T7)', () => {
  const actions = modules.filter(({ text }) => /^\s*['"]use server['"]/m.test(text))
  expect(actions.map(({ path }) => path)).toEqual([])
})

test('nothing that a caller claims of itself comes into a page: none reads headers (promise T8)', () => {
  const pages = modules.filter(({ path }) => /^(?:app|components)\/.*\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  const readers = pages.filter(({ text }) =>
    /from 'next\/headers'|\bsearchParams\b.*Promise/.test(text),
  )
  expect(readers.map(({ path }) => path)).toEqual([])
})
