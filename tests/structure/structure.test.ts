import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import {
  findImportCycle,
  listFolderImports,
  toApiFolder,
} from '@/tests/support/structure/folder-imports'
import { listModules } from '@/tests/support/structure/modules'

const LONGEST = 300

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))

test('areas of the API import each other in one direction only', () => {
  const folderImports = listFolderImports(modules, toApiFolder)
  expect(folderImports.size).toBeGreaterThan(15)
  expect(findImportCycle(folderImports)).toBeNull()
})

test('a circular dependency is found with the imports that cause it', () => {
  const folderImports = new Map([
    ['a', new Map([['b', 'a -> b']])],
    ['b', new Map([['c', 'b -> c']])],
    ['c', new Map([['b', 'c -> b']])],
  ])
  expect(findImportCycle(folderImports)).toEqual(['b -> c', 'c -> b'])
})

test('no module has more than three hundred lines', () => {
  const lengths = modules.map(
    ({ path, text }) => [path, text.trimEnd().split('\n').length] as const,
  )
  expect(lengths.filter(([, lines]) => lines > LONGEST)).toEqual([])
})

test('no browser module starts with work that blocks a phone for 50 ms (decision 015)', () => {
  const begins = /^(?:export )?const \w+ = new Intl\./m
  const early = modules.filter(
    (one) => /^(?:components|hooks|lib\/browser)\//.test(one.path) && begins.test(one.text),
  )
  expect(early.map((one) => one.path)).toEqual([])
})
