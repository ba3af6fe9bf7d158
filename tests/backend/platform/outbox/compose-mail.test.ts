import { expect, test } from 'vitest'
import { composeMail } from '@/backend/platform/outbox/compose-mail'

const siteUrl = 'https://www.visvakor.example'

function linksOf(line: string, stated: object = { linksLines: true }): string[] {
  const letter = { to: 'sok@example.com', subject: 'New', paragraphs: [`New\n${line}`], ...stated }
  const mail = composeMail(letter, { name: 'Visvakor', url: siteUrl })
  expect(mail.text).toContain(line)
  return [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
}

test('links a line that is an address of our site', () => {
  expect(linksOf(`${siteUrl}/jobs/1`)).toEqual([`${siteUrl}/jobs/1`])
})

test.each([
  'https://evil.example/sign-in',
  'http://www.visvakor.example/jobs/1',
  `${siteUrl}.evil.example/`,
  `${siteUrl}@evil.example/`,
  `${siteUrl}/jobs and more`,
])('does not link %s, which somebody else may have typed', (line) => {
  expect(linksOf(line)).toEqual([])
})

test('links nothing in the text of an e-mail with content of others', () => {
  expect(linksOf(`${siteUrl}/jobs/1`, {})).toEqual([])
})
