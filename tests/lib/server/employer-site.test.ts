import { expect, test } from 'vitest'
import { employerSiteUrl } from '@/lib/server/employer-site'

test.each([
  ['https://api.visvakor.example', 'https://employer.visvakor.example'],
  ['https://api.visvakor.example/v1/', 'https://employer.visvakor.example'],
  ['https://api.jobs.visvakor.example:8443', 'https://employer.jobs.visvakor.example:8443'],
  ['https://visvakor.example', 'https://employer.visvakor.example'],
  ['http://localhost:4000', 'http://localhost:4200'],
  ['http://127.0.0.1:4000', 'http://localhost:4200'],
  ['http://[::1]:4000', 'http://localhost:4200'],
  ['http://192.0.2.7:4000', 'http://192.0.2.7:4200'],
])('the employer site of %s is %s', (apiUrl, expected) => {
  expect(employerSiteUrl(apiUrl)).toBe(expected)
})

test('an address that is not absolute is a mistake of the configuration', () => {
  expect(() => employerSiteUrl('/v1')).toThrow(TypeError)
})
