import { expect, test } from 'vitest'
import { toLogoMark, toLogoPath, toShownLogo } from '@/lib/shared/logo-path'

const MARK = 'ab'.repeat(16)

test('a path can be turned back into its id', () => {
  expect(toLogoMark(toLogoPath(MARK))).toBe(MARK)
})

test.each([
  ['/m.png', undefined],
  ['/logos/employers.svg#12', '/logos/employers.svg#12'],
  ['/logos/employers.svg', undefined],
  ['https://elsewhere.example/logos/employers.svg#12', undefined],
  [`https://elsewhere.example/logos/${MARK}.webp`, undefined],
  [`/logos/${MARK}.webp`, `/logos/${MARK}.webp`],
])('%s is shown as %s: logos come from our own origin', (url, shown) => {
  expect(toShownLogo({ url })).toBe(shown)
})

test('is undefined without a logo', () => {
  expect(toShownLogo(null)).toBeUndefined()
})
