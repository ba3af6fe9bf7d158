import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { BrokenRowError } from '@/backend/platform/text/json-lines'
import { nameOf, readReference, readRows } from '@/backend/reference/read-reference'
import { OTHER_PLACES } from '@/lib/shared/listing/other-places'

const reference = await readReference()

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const plainText = (html: string) => html.replace(/<[^>]+>/g, ' ')
const countItems = (html: string) => (html.match(/<li>/g) ?? []).length

test('lists the capital first and then 24 provinces by name', () => {
  const [capital, ...provinces] = reference.provinces
  expect(capital).toEqual({ name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' })
  expect(provinces).toHaveLength(24)
  expect(names(provinces)).toEqual(names(provinces).toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('has the same names for other places as the website', () => {
  const places = reference.otherPlaces.map(({ code, name }) => ({ code, name }))
  expect(places).toEqual(Object.values(OTHER_PLACES))
})

test('has pay bands that each start where the previous one ends', () => {
  const { salaryBands } = reference
  expect(salaryBands.map(({ min }) => min).slice(1)).toEqual(
    salaryBands.map(({ max }) => max).slice(0, -1),
  )
  expect([salaryBands.at(0)?.min, salaryBands.at(-1)?.max]).toEqual([null, null])
})

test('describes for every major what is studied and its careers', () => {
  const { majors, majorProfiles } = reference
  expect(majorProfiles).toHaveLength(40)
  expect(majorProfiles.map(({ major }) => major).toSorted()).toEqual(names(majors).toSorted())
  for (const { description, careers } of majorProfiles) {
    expect(plainText(description).length).toBeGreaterThan(80)
    expect(Math.min(countItems(description), countItems(careers))).toBeGreaterThanOrEqual(4)
  }
})

test('has the settings that the specification names', () => {
  expect(reference.settings.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'Site Name',
      'Phone Number',
      'Email',
      'Copyright',
      'Facebook Link',
      'YouTube Link',
      'Logo',
    ]),
  )
})

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'))
})

afterAll(() => rm(folder, { recursive: true }))

const schema = z.strictObject({
  name: z.string().min(1),
  province: nameOf('provinces', [{ name: 'Kep' }, { name: 'Kampot' }]),
})

async function read(...lines: readonly string[]) {
  await writeFile(join(folder, 'towns.jsonl'), `${lines.join('\n')}\n`)
  return readRows({
    folder: pathToFileURL(`${folder}/`),
    file: 'towns.jsonl',
    schema,
    key: ({ name }) => name,
  })
}

const fine = '{"name":"Chhouk","province":"Kampot"}'

test('readRows returns rows in the order of their lines', async () => {
  expect(await read(fine, '{"name":"Prey Thom","province":"Kep"}')).toEqual([
    { name: 'Chhouk', province: 'Kampot' },
    { name: 'Prey Thom', province: 'Kep' },
  ])
})

test.each([
  ['invalid JSON', '{"name":', /^towns\.jsonl: line 2: .*JSON/],
  ['an empty line in the middle', '', /^towns\.jsonl: line 2: .*JSON/],
  ['a wrong value', '{"name":"","province":"Kep"}', /^towns\.jsonl: line 2: name: /],
  ['an unknown field', '{"name":"A","province":"Kep","size":1}', /^towns\.jsonl: line 2: .*"size"/],
  [
    'an unknown name',
    '{"name":"A","province":"Laval"}',
    'towns.jsonl: line 2: province: is not in provinces.jsonl',
  ],
  ['a repeated row', fine, 'towns.jsonl: line 2: "Chhouk" is already on line 1'],
])('readRows reports %s with file and line', async (_, line, message) => {
  const reading = read(fine, line, '{"name":"B","province":"Kep"}')
  await expect(reading).rejects.toThrow(BrokenRowError)
  await expect(reading).rejects.toThrow(message)
})
