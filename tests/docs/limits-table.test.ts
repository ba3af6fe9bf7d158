import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { listModules } from '@/tests/support/structure/modules'

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))

const LIMIT = /: Limit = \{\s*name: '([a-z-]+)'/g

test('the documents describe every limit, and what its owner can do at the limit (promise T20)', async () => {
  const limits = modules
    .filter(({ path }) => path.startsWith('backend/'))
    .flatMap(({ text }) => [...text.matchAll(LIMIT)].map(([, name = '']) => name))
  expect(limits.length).toBeGreaterThan(40)
  const [, said = ''] = (await readFile('docs/limits.md', 'utf8')).split('**Who can use up what**')
  const rows = said.split('\n').filter((line) => /^\| .+ \| .+ \| .+ \| .+ \|$/.test(line))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)(…?)`/g)])
  const isNamed = (limit: string) =>
    named.some(([, name = '', more]) => (more === '…' ? limit.startsWith(name) : limit === name))
  expect(limits.filter((limit) => !isNamed(limit))).toEqual([])
  expect(named.filter(([, name = '', more]) => more === '' && !limits.includes(name))).toEqual([])
})
