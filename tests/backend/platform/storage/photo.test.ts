import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redrawPhoto } from '@/backend/platform/storage/inspect/photo'
import { samplePhoto } from '@/tests/support/sample-files'

async function drawn(photo: Buffer) {
  const { width, height, format } = await sharp((await redrawPhoto(photo)) ?? photo).metadata()
  return [width, height, format]
}

test('a photo is drawn anew, no larger than it was or need be', async () => {
  expect(await drawn(await samplePhoto('png'))).toEqual([40, 30, 'webp'])
  const large = await samplePhoto('jpeg', { width: 2048, height: 1024 })
  expect(await drawn(large)).toEqual([1024, 512, 'webp'])
})

test('a photo stands as its camera was held', async () => {
  const turned = await sharp(await samplePhoto('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await drawn(turned)).toEqual([30, 40, 'webp'])
})
