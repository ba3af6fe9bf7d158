import { expect, it } from 'vitest'
import { explainEntry } from '@/backend/import/explain-entry'
import { createHoldReason, HOLD_ALL } from '@/backend/import/hold-reason'
import { parseExplainArguments } from '@/backend/import/import-arguments'
import { showEntries } from '@/backend/import/show-entries'
import { UsageError } from '@/backend/platform/runtime/command'
import { openFeedFolder } from './feed-file'
import { joobleFeed } from './jooble-feed'

const toHoldReason = createHoldReason({ ...HOLD_ALL, now: new Date() })

const writeFeed = openFeedFolder()
const file = writeFeed(
  joobleFeed([
    { referencenumber: 'a', title: 'Chief Accountant' },
    { referencenumber: 'b', title: 'Senior Civil Engineer' },
  ]),
)

it('prints the decisions about an entry and the terms behind them', async () => {
  const lines = await explainEntry({ file, entry: 'b', toHoldReason })
  expect(lines).toEqual(
    expect.arrayContaining([
      'is published',
      expect.stringMatching(/^category: Civil & Structural \(margin /),
      expect.stringMatching(/^ +4\.0 {2}civil engineer \(title\)$/),
      expect.stringMatching(/^level: Senior /),
    ]),
  )
})

it('says why an entry is held, or that there is no such entry', async () => {
  expect(await explainEntry({ file, entry: 'a', toHoldReason })).toContain(
    'is held back: is not engineering ("chief accountant" in its title)',
  )
  expect(await explainEntry({ file, entry: 'c', toHoldReason })).toEqual([
    `${file} has no entry "c"`,
  ])
})

it('says of a ministry that the source is not bound to it, in the list of entries too', async () => {
  const ministry = 'Ministry of Mines and Energy'
  const feed = writeFeed(joobleFeed([{ company: ministry }, { company: '' }]), 'ministry.xml')
  const reason = `names "${ministry}" as employer`
  const explain = async (given: { employer?: string } = {}) => {
    const rules = { ...HOLD_ALL, now: new Date(), employers: [given.employer ?? []].flat() }
    const options = { file: feed, ...given, toHoldReason: createHoldReason(rules) }
    const shown = await showEntries({ ...options, entries: 2 })
    return [...(await explainEntry({ ...options, entry: '1' })), ...shown].join('\n')
  }
  expect((await explain()).split(reason)).toHaveLength(3)
  expect(await explain()).toContain('has no company name')
  const bound = await explain({ employer: ministry })
  expect(bound).not.toContain('held back')
  expect(bound).not.toContain('has no company name')
})

it('requires one file and an entry', () => {
  expect(parseExplainArguments(['feed.xml', '--entry', 'a'])).toEqual({
    file: 'feed.xml',
    entry: 'a',
  })
  for (const words of [['feed.xml'], ['--entry', 'a'], ['a', 'b', '--entry', 'c'], ['--what']]) {
    expect(() => parseExplainArguments(words)).toThrow(UsageError)
  }
})
