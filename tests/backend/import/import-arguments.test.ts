import { describe, expect, it } from 'vitest'
import {
  parseImportArguments,
  parseMapArguments,
  parseShowArguments,
} from '@/backend/import/import-arguments'
import { UsageError } from '@/backend/platform/runtime/command'

describe('parseImportArguments', () => {
  it('reads a file and the options', () => {
    expect(parseImportArguments(['--source', 'acme-jobs', '--json', '--dry-run', 'a.xml'])).toEqual(
      {
        file: 'a.xml',
        source: 'acme-jobs',
        as: undefined,
        employer: undefined,
        gone: undefined,
        allowRenamed: false,
        allowShrink: false,
        dryRun: true,
        allowPrivate: false,
        json: true,
      },
    )
  })

  it('reads every other option', () => {
    const words = [
      '--as',
      'internships',
      '--employer',
      ' Acme ',
      '--gone',
      'keep',
      '--date-order',
      'mdy',
    ]
    expect(
      parseImportArguments([...words, '--allow-shrink', '--allow-private', 'a.xml']),
    ).toMatchObject({
      source: undefined,
      as: 'internships',
      employer: 'Acme',
      dateOrder: 'mdy',
      gone: 'keep',
      allowShrink: true,
      dryRun: false,
      allowPrivate: true,
      json: false,
    })
    expect(parseImportArguments(['--gone', 'close', 'a.xml']).gone).toBe('close')
    expect(parseImportArguments(['--employer', ' ', 'a.xml']).employer).toBeUndefined()
  })

  it.each([
    [[], 'Name the file'],
    [['a.xml', 'b.xml'], 'Name one file'],
    [['--sorce', 'x', 'a.xml'], "Unknown option '--sorce'"],
    [['--source', 'Acme Jobs', 'a.xml'], 'A source name has small letters'],
    [['a.xml', '--source'], '--source'],
    [['--gone', 'remove', 'a.xml'], '--gone takes "close" or "keep"'],
    [['--date-order', 'ymd', 'a.xml'], '--date-order takes "dmy" (the day first) or "mdy"'],
    [['--as', 'toString', 'a.xml'], '--as takes "jobs" or "internships"'],
    [['--format', 'rss', '--mapping', 'a.yaml', 'a.xml'], 'Choose --format or --mapping'],
  ])('rejects %j', (words, reason) => {
    expect(() => parseImportArguments(words)).toThrow(UsageError)
    expect(() => parseImportArguments(words)).toThrow(reason)
  })
})

describe('parseShowArguments', () => {
  it('reads one file, and how many of its entries are shown', () => {
    expect(parseShowArguments(['a.xml'])).toMatchObject({ file: 'a.xml', entries: 10 })
    expect(parseShowArguments(['--entries', '1', 'a.xml']).entries).toBe(1)
  })

  it.each([[[]], [['a', 'b']], [['--entries', '0', 'a']], [['--entries', '1.5', 'a']]])(
    'rejects %j',
    (words) => {
      expect(() => parseShowArguments(words)).toThrow(UsageError)
    },
  )
})

it('parseMapArguments reads exactly one file', () => {
  expect(parseMapArguments(['a.xml'])).toEqual({ file: 'a.xml' })
  for (const words of [[], ['a', 'b']]) {
    expect(() => parseMapArguments(words)).toThrow(UsageError)
  }
})
