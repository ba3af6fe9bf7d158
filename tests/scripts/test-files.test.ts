import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiTests, domTests, sqlTests, unitTests } from '@/scripts/testing/test-files'

const read = (file: string) => readFileSync(file, 'utf8')
const both = ({ shared, alone }: typeof unitTests) => [...shared, ...alone]

describe('the test files of vitest', () => {
  it('are each in one project, and none is in no project', () => {
    const elsewhere = ['bytes', 'clamav', 'contract'].map((name) => `tests/${name}/`)
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `tests/${name}`)
      .filter((file) => !elsewhere.some((folder) => file.startsWith(folder)))
    const listed = [unitTests, domTests, apiTests].flatMap(both)
    expect(listed.toSorted()).toEqual(files.toSorted())
    expect(listed.filter((file) => !existsSync(file))).toEqual([])
  })

  it('share a process only where nothing put in the place of a module could stay behind', () => {
    const { alone } = apiTests
    expect(alone.map(read).filter((text) => !text.includes('vi.mock('))).toEqual([])
    expect(apiTests.shared.map(read).filter((text) => text.includes('vi.mock('))).toEqual([])
  })
})

describe('the files that run on PostgreSQL 15 too', () => {
  it('are all that have a database, but those about processes', () => {
    const others = both(apiTests).filter((file) => !sqlTests.includes(file))
    const about = others.filter((file) => /databaseServer|provideDatabase/.test(read(file)))
    expect(about.map((file) => file.split('/').at(-1)).toSorted()).toEqual([
      'command.test.ts',
      'command.test.ts',
      'server.test.ts',
      'socket-server.test.ts',
      'two-processes.test.ts',
    ])
  })

  it('can be told by their own words: no other support opens a database', () => {
    const support = readdirSync('tests/support', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `tests/support/${name}`)
    const opens = support.filter((file) =>
      /inject\('databaseServer'\)|provideDatabase\(/.test(read(file)),
    )
    expect(opens).toEqual(['tests/support/database.ts'])
  })
})
