import { expect, test } from 'vitest'
import { getEmployerSiteUrl } from '@/lib/server/employer-site'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://www.visvakor.example'

test.each([
  ['https://api.visvakor.example', 'https://employer.visvakor.example'],
  ['https://api.visvakor.example/v1/', 'https://employer.visvakor.example'],
  ['https://api.jobs.visvakor.example:8443', 'https://employer.jobs.visvakor.example:8443'],
  ['https://visvakor.example', 'https://employer.visvakor.example'],
  ['http://localhost:4000', 'http://localhost:4200'],
  ['http://127.0.0.1:4000', 'http://localhost:4200'],
  ['http://[::1]:4000', 'http://localhost:4200'],
  ['http://192.0.2.7:4000', 'http://192.0.2.7:4200'],
])('the employer site of %s is %s', (API_URL, expected) => {
  expect(getEmployerSiteUrl({ API_URL, SITE_URL: LOCAL })).toBe(expected)
})

test.each([
  ['https://www.visvakor.example', 'https://employer.visvakor.example'],
  ['https://visvakor.example', 'https://employer.visvakor.example'],
  ['http://192.0.2.7:3000', 'http://192.0.2.7:4200'],
])('with an API on this machine it follows from the site URL %s: %s', (SITE_URL, expected) => {
  for (const API_URL of ['http://127.0.0.1:4000', 'http://localhost:4000']) {
    expect(getEmployerSiteUrl({ API_URL, SITE_URL })).toBe(expected)
  }
})

test('with a public site and a public API it follows the same rule', () => {
  const API_URL = 'https://api.visvakor.example'
  expect(getEmployerSiteUrl({ API_URL, SITE_URL: PUBLIC })).toBe(
    'https://employer.visvakor.example',
  )
})

test('EMPLOYER_URL overrides the rule', () => {
  const EMPLOYER_URL = 'https://hiring.example'
  const API_URL = 'http://127.0.0.1:4000'
  for (const SITE_URL of [LOCAL, PUBLIC]) {
    expect(getEmployerSiteUrl({ EMPLOYER_URL, API_URL, SITE_URL })).toBe(EMPLOYER_URL)
  }
})

test('throws for an API URL that is not absolute', () => {
  expect(() => getEmployerSiteUrl({ API_URL: '/v1', SITE_URL: LOCAL })).toThrow(TypeError)
})
