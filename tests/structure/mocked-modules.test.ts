import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'

const MOCK = /vi\.(?:mock|doMock)\(\s*'@\/([^']+)'/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

test('every module that a test mocks exists, since the mock of a missing one does nothing', async () => {
  const texts = await readTexts('.', await listFiles('.'))
  const mocks = texts
    // The tests of the mutation tool contain the sources of an example project.
    .filter(({ path }) => path.startsWith('tests/') && !path.startsWith('tests/scripts/mutate/'))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(MOCK), ([, module = '']) => ({ path, module })),
    )
  expect(mocks.length).toBeGreaterThan(50)
  const isThere = (module: string) => ENDINGS.some((ending) => existsSync(`${module}${ending}`))
  expect(mocks.filter(({ module }) => !isThere(module))).toEqual([])
})
