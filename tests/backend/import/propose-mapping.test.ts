import { expect, it } from 'vitest'
import { BrokenFeedError } from '@/backend/import/broken-feed-error'
import { proposeMapping } from '@/backend/import/propose-mapping'
import { openFeedFolder } from './feed-file'

const writeFeed = openFeedFolder()

it('proposes a mapping for the elements that an XML file repeats most', async () => {
  const post = (more: string) =>
    `<post><headline>Welder</headline>${more}<tag><x>1</x><y>2</y></tag><tag><x/><y/></tag></post>`
  const file = writeFeed(`<?xml version="1.0"?>
<feed><head><a>1</a><b>2</b><c>3</c></head>
${post(`<body><name>Welds.</name></body><colour>${'r'.repeat(70)}</colour>`)}
${post('<addr><city>Kep</city><deep><deeper><deepest>x</deepest></deeper></deep></addr>')}
${post('')}</feed>`)
  expect(await proposeMapping(file)).toBe(`name: my-format
about: where this format comes from
entries:
  - feed/post
signs:
  - headline
fields:
  reference: MISSING
  title:
    - headline
  description:
    - body/name
# not used: colour: ${'r'.repeat(60)}
# not used: tag/x: 1
# not used: tag/y: 2
`)
})

it('names fields down to the third level, and places together', async () => {
  const file =
    writeFeed(`<feed><post><id>1</id><city>Kep</city><region>Kep</region><country>KH</country>
<addr><city>Kep</city><deep><deeper><deepest>x</deepest></deeper></deep></addr></post></feed>`)
  expect(await proposeMapping(file)).toContain(`signs:
  - id
  - city
fields:
  reference:
    - id
  title: MISSING
  description: MISSING
  places:
    - city:
        - city
        - addr/city
      region:
        - region
      country:
        - country
# not used: addr/deep/deeper: `)
})

it('proposes a mapping for the columns of a table', async () => {
  const file = writeFeed('Job title,Colour\nWelder,red\n', 'jobs.csv')
  expect(await proposeMapping(file)).toMatch(
    /entries:\n {2}- csv\n[^#]+\n# not used: Colour: red\n$/,
  )
})

it.each(['Job title,Colour\n', '<feed><post><a/><b/></post></feed>'])(
  'proposes nothing without entries: %j',
  async (content) => {
    await expect(proposeMapping(writeFeed(content))).rejects.toThrow(BrokenFeedError)
  },
)
