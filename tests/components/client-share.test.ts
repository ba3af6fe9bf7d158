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
describe('of the components', () => {
  test('at most an eighth are borders between server and browser', () => {
    expect(graph.borders.length).toBeGreaterThan(20)
    expect(shareOf(graph.borders)).toBeLessThanOrEqual(1 / 8)
  })

  test('at most a quarter come with the first load of a page', () => {
    expect(shareOf(graph.inFirstLoad)).toBeLessThanOrEqual(1 / 4)
  })

  test('at most eleven twentieths ever do', () => {
    expect(shareOf(graph.inBrowser)).toBeLessThanOrEqual(11 / 20)
  })
})

test("'use client' stands only where the server draws what runs in the browser", () => {
  expect(graph.needless).toEqual([])
})
