import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readEmployers, readUniversities } from '@/backend/demo/read-demo'
import { readReference } from '@/backend/reference/read-reference'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'

const reference = await readReference()
const employers = await readEmployers(reference)
const universities = await readUniversities(reference)
const invented = employers.filter(({ kind }) => kind === 'company')

test('every invented employer and university has its own logo, and real ministries have none', () => {
  const logos = [...invented, ...universities].map(({ logo }) => logo)
  expect(logos).not.toContain(null)
  expect(new Set(logos).size).toBe(invented.length + universities.length)
  for (const url of logos) expect(toAllowedLogoUrl({ url: url ?? '' })).toBe(url)
  const ministries = employers.filter(({ kind }) => kind === 'ministry')
  expect(ministries.filter(({ logo }) => logo !== null)).toEqual([])
})

test.each([
  ['employers', invented],
  ['universities', universities],
] as const)('the file of %s has each logo once and no duplicates', async (name, owners) => {
  const url = new URL(`../../../public/logos/${name}.svg`, import.meta.url)
  const file = await readFile(url, 'utf8')
  const drawn = [...file.matchAll(/<g id="(\d+)"( class="\w+">.+?)<\/g>/g)]
  expect(drawn.map(([, number]) => `/logos/${name}.svg#${number}`).toSorted()).toEqual(
    owners.map(({ logo }) => logo).toSorted(),
  )
  expect(new Set(drawn.map(([, , look]) => look)).size).toBe(drawn.length)
  // Promise S12: the first visit of a listing loads it.
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(2048)
})
