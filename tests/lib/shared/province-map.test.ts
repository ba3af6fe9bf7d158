import { expect, test } from 'vitest'
import { readReference } from '@/backend/reference/read-reference'
import { MAP_BOX, PROVINCE_POINTS } from '@/lib/shared/province-map'

test('every province has a point on the map', async () => {
  const { provinces } = await readReference()
  const [, , width = 0, height = 0] = MAP_BOX.split(' ').map(Number)
  expect(Object.keys(PROVINCE_POINTS).toSorted()).toEqual(
    provinces.map(({ code }) => code).toSorted(),
  )
  for (const [x, y] of Object.values(PROVINCE_POINTS)) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
  }
})
