import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, readTexts } from '@/tests/support/docs/list-texts'
import { countLines } from '@/tests/support/structure/comment-share'
import { findNamesTwice } from '@/tests/support/structure/exports'
import { listModules } from '@/tests/support/structure/modules'
import { findCircle, listArrows, toApiRoom } from '@/tests/support/structure/rooms'

/** Files that one folder holds side by side before it needs rooms of its own. */
const SIDE_BY_SIDE = 25
const LONGEST = 300
const COMMENT_SHARE = 0.06

const root = process.cwd()
const modules = listModules(await readTexts(root, await listFiles(root)))
/** Demo content is text in the shape of code. */
const code = modules.filter((one) => !one.path.startsWith('backend/demo/'))

test('rooms of the API know one another in one direction', () => {
  const arrows = listArrows(modules, toApiRoom)
  expect(arrows.size).toBeGreaterThan(15)
  expect(findCircle(arrows)).toBeNull()
})

test('a circle of rooms is found by the imports it runs along', () => {
  const arrows = new Map([
    ['a', new Map([['b', 'a -> b']])],
    ['b', new Map([['c', 'b -> c']])],
    ['c', new Map([['b', 'c -> b']])],
  ])
  expect(findCircle(arrows)).toEqual(['b -> c', 'c -> b'])
})

test('a folder holds at most twenty-five modules side by side', () => {
  const counts = new Map<string, number>()
  for (const one of modules) {
    const folder = path.posix.dirname(one.path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > SIDE_BY_SIDE)).toEqual([])
})

test('no module passes three hundred lines', () => {
  const lengths = modules.map((one) => [one.path, countLines(one).all] as const)
  expect(lengths.filter(([, lines]) => lines > LONGEST)).toEqual([])
})

test('no two modules export one name', () => {
  expect(findNamesTwice(modules)).toEqual([])
})

test('comments say why, and are few', () => {
  const lines = code.map(countLines)
  const sum = (key: 'comments' | 'all') => lines.reduce((total, one) => total + one[key], 0)
  expect(sum('comments') / sum('all')).toBeLessThanOrEqual(COMMENT_SHARE)
})

test('no script of the browser begins with what blocks a phone for 50 ms (decision 015)', () => {
  const begins = /^(?:export )?const \w+ = new Intl\./m
  const early = modules.filter(
    (one) => /^(?:components|hooks|lib\/browser)\//.test(one.path) && begins.test(one.text),
  )
  expect(early.map((one) => one.path)).toEqual([])
})
