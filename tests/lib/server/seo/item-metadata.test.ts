import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { detailMetadata } from '@/lib/server/seo/item-metadata'

const path = '/majors/7/civil-engineering'

describe('metadata of a detail page', () => {
  it('has one canonical URL, with and without the prefix', () => {
    const { alternates } = detailMetadata({ title: 'Civil', summary: 'Short' }, path, 'Visvakor')
    expect(alternates).toEqual({ canonical: path, languages: { en: path, 'x-default': path } })
  })

  it('has a share description of at most a hundred characters', () => {
    const summary = 'A major in one line. '.repeat(10)
    const { description, openGraph, twitter } = detailMetadata(
      { title: 'Civil', summary },
      path,
      'Visvakor',
    )
    expect(description.length).toBeLessThanOrEqual(100)
    expect(summary.startsWith(description.slice(0, -1))).toBe(true)
    expect(openGraph).toMatchObject({
      title: 'Civil',
      description,
      url: path,
      siteName: 'Visvakor',
    })
    expect(twitter).toMatchObject({ title: 'Civil', description })
  })

  it('has the default picture with its real size', async () => {
    const { openGraph } = detailMetadata({ title: 'Civil', summary: 'Short' }, path, 'Visvakor')
    const [picture] = openGraph.images
    expect(picture).toMatchObject({ width: 600, height: 315 })
    const { width, height } = await sharp(`public${picture?.url}`).metadata()
    expect({ width, height }).toEqual({ width: 600, height: 315 })
  })
})
