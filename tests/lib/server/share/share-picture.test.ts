import { expect, it } from 'vitest'
import { getListCard, LIST_NAMES, toListPicture } from '@/lib/server/share/list-pictures'
import type { ShareCard } from '@/lib/server/share/share-card'
import { hashCard, toSharePicture } from '@/lib/server/share/share-picture'
import { listings } from '@/lib/shared/listing/listings'

const sheet: ShareCard = {
  kind: 'Job',
  title: 'Site Engineer',
  by: 'Mekong Works',
  cells: [{ label: 'Closes', value: '24 Nov 2026', mark: 'day' }],
  scene: 'bridge',
  siteName: 'Visvakor',
}

it('gets a new URL when anything on it changes', () => {
  const others: ShareCard[] = [
    { ...sheet, title: 'Site engineer' },
    { ...sheet, by: null },
    { ...sheet, cells: [{ label: 'Closed', value: '24 Nov 2026', mark: 'past' }] },
    { ...sheet, siteName: 'Builders' },
  ]
  expect(new Set([sheet, ...others].map(hashCard)).size).toBe(5)
  expect(hashCard({ ...sheet })).toBe(hashCard(sheet))
})

it('keeps its URL between releases, since it is shared in chats', () => {
  expect(hashCard(sheet)).toBe('d4552aba16a9afdad438837d0440f319')
})

it('has an alt text of what it shows', () => {
  const { url, ...tags } = toSharePicture('jobs', 12, sheet)
  expect(url).toMatch(/^\/share\/jobs\/12-[0-9a-f]{8}\.png$/)
  expect(tags).toEqual({
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: 'Job: Site Engineer, Mekong Works. Closes: 24 Nov 2026.',
  })
  expect(toSharePicture('jobs', 12, { ...sheet, by: null }).alt).toBe(
    'Job: Site Engineer. Closes: 24 Nov 2026.',
  )
})

it('exists for home and every list, and for nothing else', () => {
  for (const path of ['/', ...listings.map((listing) => listing.path)]) {
    expect(toListPicture(path, 'Visvakor')?.url, path).toMatch(/^\/share\/pages\//)
  }
  expect(LIST_NAMES).toHaveLength(listings.length + 1)
  expect(getListCard('people', 'Visvakor')).toBeNull()
  expect(toListPicture('/contact-us', 'Visvakor')).toBeUndefined()
})
