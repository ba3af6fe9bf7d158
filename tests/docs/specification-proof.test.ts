import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the proof of the specification has the right totals', async () => {
  const text = await readFile('docs/specification-proof.md', 'utf8')
  const rows = Array.from(
    text.matchAll(/^\| (\d+)(?:–(\d+))? \|.*\| (holds|differs)[^|]*\| [^|]+ \|$/gm),
  )
  const count = { holds: 0, differs: 0 }
  let next = 1
  for (const [, first, last, state] of rows) {
    expect(Number(first)).toBe(next)
    const rules = Number(last ?? first) - next + 1
    if (state === 'holds') count.holds += rules
    else count.differs += rules
    next += rules
  }
  const [, all, holding, differing] =
    /into (\d+) rules, .*?\. (\d+) hold .*?; (\d+) differ/s.exec(text) ?? []
  expect([next - 1, count.holds, count.differs]).toEqual([all, holding, differing].map(Number))
})
