import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodePhoto } from '@/backend/platform/storage/inspect/photo'
import { samplePhoto } from '@/tests/support/sample-files'

async function drawn(photo: Buffer) {
  const { width, height, format } = await sharp((await reencodePhoto(photo)) ?? photo).metadata()
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

test.each(['png', 'jpeg', 'webp'] as const)(
  'of a photo as %s nothing is left but its look (promise T7)',
  async (format) => {
    const planted = '<script>planted</script>'
    const photo = await sharp(await samplePhoto(format))
      .withExif({ IFD0: { Artist: planted, ImageDescription: planted } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${planted}</x:xmpmeta>`)
      .withIccProfile('p3')
      .toBuffer()
    const content = Buffer.concat([photo, Buffer.from(planted)])
    expect(content.toString('latin1').split(planted).length).toBeGreaterThan(3)
    const kept = await reencodePhoto(content)
    if (kept === null) throw new Error('It was not drawn')
    expect(kept.includes('planted')).toBe(false)
    const { format: drawn, exif, xmp, icc, iptc, pages } = await sharp(kept).metadata()
    expect([drawn, exif, xmp, icc, iptc, pages]).toEqual(['webp', ...Array(5).fill(undefined)])
  },
)

test('a small file that claims to be a huge picture is not drawn', async () => {
  const huge = { width: 10_000, height: 5001, channels: 3, background: '#f48b24' } as const
  expect(await reencodePhoto(await sharp({ create: huge }).png().toBuffer())).toBeNull()
})
