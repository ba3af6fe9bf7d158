import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parseSourceArguments } from '@/backend/sources/source-arguments'

const parse = (words: string) => parseSourceArguments(words.split(' ').filter(Boolean))

it('reads a source with all its options', () => {
  const words =
    'add acme https://acme.example/jobs.xml --every 6 --employer Acme --as jobs --gone close --date-order dmy --approve --allow-private --owner hr@acme.example'
  expect(parse(words)).toEqual({
    verb: 'add',
    draft: {
      name: 'acme',
      address: 'https://acme.example/jobs.xml',
      employer: 'Acme',
      dateOrder: 'dmy',
      destination: 'jobs',
      gone: 'close',
      everyHours: 6,
      needsApproval: true,
      allowsPrivate: true,
      owner: 'hr@acme.example',
    },
  })
})

it('stores the absolute path of a file, since the product runs elsewhere', () => {
  expect(parse('add acme feed.xml')).toMatchObject({
    draft: { address: resolve('feed.xml'), everyHours: 24 },
  })
})

it('lists without arguments', () => {
  expect(parse('')).toEqual({ verb: 'list' })
  expect(parse('run --due')).toEqual({ verb: 'run-due' })
  expect(parse('run acme')).toEqual({ verb: 'run', name: 'acme' })
  expect(parse('remove acme --listings keep')).toEqual({
    verb: 'remove',
    name: 'acme',
    listings: 'keep',
  })
})

it.each([
  ['fetch acme', 'Choose a command'],
  ['add acme', 'Name the source, then its file or address.'],
  ['add Acme! x.xml', 'A source name has small letters'],
  ['add acme x.xml --every 0', '--every takes whole hours'],
  ['add acme x.xml --as news', '--as takes'],
  ['add acme x.xml --gone maybe', '--gone takes'],
  ['add acme x.xml --owner nobody', 'is not an e-mail address'],
  ['add acme x.xml y.xml', '"y.xml" is not understood'],
  ['pause acme now', '"now" is not understood'],
  ['remove acme', 'Say what becomes of its open listings'],
  ['run', 'A source name has small letters'],
])('rejects "%s"', (words, message) => {
  expect(() => parse(words)).toThrow(message)
})
