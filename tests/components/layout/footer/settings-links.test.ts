import { expect, test } from 'vitest'
import { listSocialLinks, listStoreLinks } from '@/components/layout/footer/contact-details'

test('links only to the pages that are set', () => {
  const settings = {
    'YouTube Link': 'https://youtube.com/@visvakor',
    Email: 'hello@visvakor.example',
  }
  expect(listSocialLinks(settings)).toEqual([
    { label: 'YouTube', href: 'https://youtube.com/@visvakor' },
  ])
  expect(listStoreLinks(settings)).toEqual([])
})

test('ignores values that are not web URLs', () => {
  const settings = {
    'Facebook Link': 'javascript:alert(1)',
    'Telegram Link': ' https://t.me/visvakor ',
    'App Store Link': '',
  }
  expect(listSocialLinks(settings)).toEqual([{ label: 'Telegram', href: 'https://t.me/visvakor' }])
  expect(listStoreLinks(settings)).toEqual([])
})
