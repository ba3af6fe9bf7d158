import { expect, test } from 'vitest'
import { listShareLinks } from '@/lib/shared/share-links'

const url = 'https://visvakor.example/jobs/7/%E1%9E%9C%E1%9E%B7?x=1&y=2'

function addressOf(name: string, title = 'Site Engineer'): URL {
  const link = listShareLinks(url, title).find((each) => each.name === name)
  return new URL(link?.href ?? '')
}

test('Telegram gets the URL and the text', () => {
  const { origin, pathname, searchParams } = addressOf('Telegram', 'Site & Plant + វិស្វករ')
  expect(origin + pathname).toBe('https://t.me/share/url')
  expect(Object.fromEntries(searchParams)).toEqual({ url, text: 'Site & Plant + វិស្វករ' })
})

test('Facebook and LinkedIn get only the URL', () => {
  const facebook = addressOf('Facebook')
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
  expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: url })
  const linkedIn = addressOf('LinkedIn')
  expect(linkedIn.origin + linkedIn.pathname).toBe(
    'https://www.linkedin.com/sharing/share-offsite/',
  )
  expect(Object.fromEntries(linkedIn.searchParams)).toEqual({ url })
})

test('the text has at most a hundred characters, and no plus signs for spaces', () => {
  const { search, searchParams } = addressOf('Telegram', 'long title '.repeat(30))
  const text = searchParams.get('text') ?? ''
  expect(text.length).toBeLessThanOrEqual(100)
  expect(text.endsWith('…')).toBe(true)
  expect(search).not.toContain('+')
})
