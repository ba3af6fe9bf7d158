import { readdir, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

const FOLDER = new URL('../../styles/fonts/', import.meta.url)

/** What a new connection transfers in its first round trip, without headers (decision 013). */
const ONE_ROUND_TRIP = 14_600 - 800

test('every font fits into one round trip', async () => {
  const fonts = (await readdir(FOLDER)).filter((name) => name.endsWith('.woff2'))
  const sizes = fonts.map(async (name) => ({
    name,
    size: (await stat(new URL(name, FOLDER))).size,
  }))
  const tooLarge = (await Promise.all(sizes)).filter(({ size }) => size > ONE_ROUND_TRIP)
  expect(fonts).toHaveLength(4)
  expect(tooLarge).toEqual([])
})
