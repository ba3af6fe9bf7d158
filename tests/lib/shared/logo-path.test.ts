import { expect, test } from 'vitest'
import { toAllowedLogoUrl, toLogoHash, toLogoPath } from '@/lib/shared/logo-path'

const MARK = 'ab'.repeat(16)

test('a path can be turned back into its id', () => {
  expect(toLogoHash(toLogoPath(MARK))).toBe(MARK)
})

test.each([
  ['/m.png', undefined],
  ['/logos/employers.svg#12', '/logos/employers.svg#12'],
  ['/logos/employers.svg', undefined],
  ['https://elsewhere.example/logos/employers.svg#12', undefined],
  [`https://elsewhere.example/logos/${MARK}.webp`, undefined],
  [`/logos/${MARK}.webp`, `/logos/${MARK}.webp`],
])('%s is shown as %s: logos come from our own origin', (url, shown) => {
  expect(toAllowedLogoUrl({ url })).toBe(shown)
})

test('is undefined without a logo', () => {
  expect(toAllowedLogoUrl(null)).toBeUndefined()
})
