import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { expect, test } from 'vitest'
import configure from '@/next.config'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listModules } from '@/tests/support/structure/modules'

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))

test('there are no server actions, which could be called from outside (promise T7)', () => {
  const actions = modules.filter(({ text }) => /^\s*['"]use server['"]/m.test(text))
  expect(actions.map(({ path }) => path)).toEqual([])
})

test('there is no image optimisation by Next (promise T7)', () => {
  const shown = modules.filter(({ text }) => /from 'next\/(?:legacy\/)?image'/.test(text))
  expect(shown.map(({ path }) => path)).toEqual([])
  expect(configure(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true })
})

test('no page reads request headers, so that nothing a client claims is rendered (promise T8)', () => {
  const pages = modules.filter(({ path }) => /^(?:app|components)\/.*\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  const readers = pages.filter(({ text }) =>
    /from 'next\/headers'|\bsearchParams\b.*Promise/.test(text),
  )
  expect(readers.map(({ path }) => path)).toEqual([])
})

/** Times that are shown or compared across processes: a cookie's age, the time Next writes into a page, the time of a log entry. */
const BY_THE_CLOCK = [
  'lib/server/http-server/page-cache/page-renderer.ts',
  'lib/server/http-server/server-log.ts',
  'lib/server/linkedin/sign-in-attempt.ts',
]

test('servers measure durations only with a monotonic clock (promise F18)', () => {
  const reading = modules.filter(
    ({ path, text }) => /^(?:backend|lib\/server)\//.test(path) && text.includes('Date.now()'),
  )
  expect(reading.map(({ path }) => path)).toEqual(BY_THE_CLOCK)
})
