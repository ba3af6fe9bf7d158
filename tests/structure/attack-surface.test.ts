import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { expect, test } from 'vitest'
import configure from '@/next.config'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listModules } from '@/tests/support/structure/modules'

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))

test('no module can be called from outside by itself: there are no server actions (promise T7)', () => {
  const actions = modules.filter(({ text }) => /^\s*['"]use server['"]/m.test(text))
  expect(actions.map(({ path }) => path)).toEqual([])
})

test('no picture is made smaller for whoever asks: nothing is shown by Next (promise T7)', () => {
  const shown = modules.filter(({ text }) => /from 'next\/(?:legacy\/)?image'/.test(text))
  expect(shown.map(({ path }) => path)).toEqual([])
  expect(configure(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true })
})

test('nothing that a caller claims of itself comes into a page: none reads headers (promise T8)', () => {
  const pages = modules.filter(({ path }) => /^(?:app|components)\/.*\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  const readers = pages.filter(({ text }) =>
    /from 'next\/headers'|\bsearchParams\b.*Promise/.test(text),
  )
  expect(readers.map(({ path }) => path)).toEqual([])
})

/** What is told to people or compared across processes: a cookie's age, the moment that Next writes beside a page, that of a line of the log. */
const BY_THE_CLOCK = [
  'lib/server/http-server/page-cache/page-renderer.ts',
  'lib/server/http-server/server-log.ts',
  'lib/server/linkedin/sign-in-attempt.ts',
]

test('no server measures time by a clock that somebody can set (promise F18)', () => {
  const reading = modules.filter(
    ({ path, text }) => /^(?:backend|lib\/server)\//.test(path) && text.includes('Date.now()'),
  )
  expect(reading.map(({ path }) => path)).toEqual(BY_THE_CLOCK)
})
