import { describe, expect, test } from 'vitest'
import { readClientGraph } from '@/tests/support/client-graph'
import { listFiles } from '@/tests/support/docs/list-texts'

const files = (await listFiles(process.cwd())).filter((file) =>
  /^(?:app|components|hooks|lib)\/.*\.(?:tsx?|mjs)$/.test(file),
)
const graph = await readClientGraph(process.cwd(), files)
const parts = files.filter((file) => file.endsWith('.tsx'))

function shareOf(some: Iterable<string>): number {
  const counted = new Set(some)
  return parts.filter((file) => counted.has(file)).length / parts.length
}

/** Shares of all .tsx (decision 018). */
describe('client components', () => {
  test('at most an eighth are boundaries between server and browser', () => {
    expect(graph.borders.length).toBeGreaterThan(20)
    expect(shareOf(graph.borders)).toBeLessThanOrEqual(1 / 8)
  })

  test('at most a quarter are in the first load of a page', () => {
    expect(shareOf(graph.inFirstLoad)).toBeLessThanOrEqual(1 / 4)
  })

  test('at most eleven twentieths are ever loaded by a browser', () => {
    expect(shareOf(graph.inBrowser)).toBeLessThanOrEqual(11 / 20)
  })
})

test("'use client' is only on files that a server component imports", () => {
  expect(graph.needless).toEqual([])
})
