import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { companies } from '@/backend/demo/companies/companies'
import { toEmployerLogo, toUniversityLogo } from '@/backend/demo/logos/demo-logo'
import { drawSheet } from '@/backend/demo/logos/draw-sheet'
import { employerMarks, universityMarks } from '@/backend/demo/logos/marks'
import { universities } from '@/backend/demo/studies/universities'
import { toShownLogo } from '@/lib/shared/logo-path'

test('every invented employer and university has a logo of its own, and no ministry, which is real', () => {
  const invented = companies.filter(({ kind }) => kind === 'company')
  const logos = [
    ...invented.map(({ ref }) => toEmployerLogo(ref)),
    ...universities.map(({ ref }) => toUniversityLogo(ref)),
  ]
  expect(logos).not.toContain(null)
  expect(new Set(logos).size).toBe(invented.length + universities.length)
  for (const url of logos) expect(toShownLogo({ url: url ?? '' })).toBe(url)
  for (const { kind, ref } of companies) {
    if (kind === 'ministry') expect(toEmployerLogo(ref)).toBeNull()
  }
  expect(Object.keys(employerMarks)).toHaveLength(invented.length)
  expect(Object.keys(universityMarks)).toHaveLength(universities.length)
})

test.each([
  ['employers', employerMarks],
  ['universities', universityMarks],
] as const)(
  'no two %s look alike, and their file is what `node --import tsx backend/demo/logos/write-sheets.ts` draws',
  async (name, marks) => {
    const looks = Object.values(marks).map((mark) => mark.join())
    expect(new Set(looks).size).toBe(looks.length)
    const file = await readFile(
      new URL(`../../../public/logos/${name}.svg`, import.meta.url),
      'utf8',
    )
    expect(file).toBe(drawSheet(marks))
    // Promise S12: a first visit of a listing asks for it.
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(2048)
  },
)
