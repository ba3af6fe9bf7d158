import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePhoto } from '@/backend/platform/storage/inspect/photo'
import { samplePhoto } from '@/tests/support/sample-files'

async function redraw(photo: Buffer) {
  const { width, height, format } = await sharp((await reencodePhoto(photo)) ?? photo).metadata()
  return [width, height, format]
}

test('re-encodes a photo without enlarging it, up to 1024 pixels', async () => {
  expect(await redraw(await samplePhoto('png'))).toEqual([40, 30, 'webp'])
  const large = await samplePhoto('jpeg', { width: 2048, height: 1024 })
  expect(await redraw(large)).toEqual([1024, 512, 'webp'])
})

test('rotates a photo as its camera was held', async () => {
  const turned = await sharp(await samplePhoto('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await redraw(turned)).toEqual([30, 40, 'webp'])
})

test.each(['png', 'jpeg', 'webp'] as const)(
  'removes everything but the picture from a %s (promise T7)',
  async (format) => {
    const planted = '<script>planted</script>'
    const photo = await sharp(await samplePhoto(format))
      .withExif({ IFD0: { Artist: planted, ImageDescription: planted } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${planted}</x:xmpmeta>`)
      .withIccProfile('p3')
      .toBuffer()
    const content = Buffer.concat([photo, Buffer.from(planted)])
    expect(content.toString('latin1').split(planted).length).toBeGreaterThan(3)
    const reencoded = await reencodePhoto(content)
    if (reencoded === null) throw new Error('It was not drawn')
    expect(reencoded.includes('planted')).toBe(false)
    const { format: newFormat, exif, xmp, icc, iptc, pages } = await sharp(reencoded).metadata()
    expect([newFormat, exif, xmp, icc, iptc, pages]).toEqual(['webp', ...Array(5).fill(undefined)])
  },
)

test('does not decode a small file that claims to be a huge picture', async () => {
  const huge = { width: 10_000, height: 5001, channels: 3, background: '#f48b24' } as const
  expect(await reencodePhoto(await sharp({ create: huge }).png().toBuffer())).toBeNull()
})
