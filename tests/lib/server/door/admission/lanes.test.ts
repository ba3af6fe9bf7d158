import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { chooseLane } from '@/lib/server/door/admission/lanes'
import { shareKeptLogos } from '@/lib/server/logo/kept-logos'

const known = new Set(['/jobs', '/jobs/7/a'])
const pages = { isKnown: (key: string) => known.has(key) }

// The logo of somebody who is on a page that was shown before.
beforeAll(() => shareKeptLogos(async () => Buffer.from('picture')).get('a'.repeat(32)))

function askedFor(method: string, url: string) {
  const request = new IncomingMessage(new Socket())
  request.method = method
  request.url = url
  return { request, path: url.split('?')[0] ?? '' }
}

it.each([
  ['GET', '/jobs', 'read'],
  ['HEAD', '/en/jobs?utm_source=x', 'read'],
  ['GET', '/jobs/7/a?fbclid=1a2b', 'read'],
  ['GET', '/favicon.ico', 'read'],
  ['GET', '/jobs?searchText=nobody+asked', 'unseen'],
  ['GET', '/jobs/8/b', 'unseen'],
  ['GET', '/jobs.atom', 'unseen'],
  ['GET', '/logos/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp', 'read'],
  ['GET', '/logos/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.webp', 'unseen'],
  ['GET', '/en/logos/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.webp', 'unseen'],
  ['GET', '/profile', 'people'],
  ['GET', '/en/profile/resume?open=1', 'people'],
  ['POST', '/contact-us/send', 'people'],
  ['POST', '/session', 'people'],
  ['DELETE', '/session', 'people'],
  ['POST', '/revalidate', 'people'],
])('%s %s is in the lane %s', (method, url, lane) => {
  expect(chooseLane(askedFor(method, url), pages)).toBe(lane)
})
