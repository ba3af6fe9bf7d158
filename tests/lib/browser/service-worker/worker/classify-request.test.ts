import { describe, expect, it } from 'vitest'
import { classifyRequest } from '@/lib/browser/service-worker/worker/classify-request'

const SITE = 'https://visvakor.example'

type Asked = {
  readonly method?: string
  readonly mode?: RequestMode
  readonly headers?: Record<string, string>
}

function classify(path: string, { method = 'GET', mode = 'navigate', headers = {} }: Asked = {}) {
  const url = new URL(path, SITE).href
  return classifyRequest({ method, mode, url, headers: new Headers(headers) }, SITE)
}

describe('the service worker', () => {
  it.each(['/', '/en', '/jobs', '/jobs/7/engineer', '/en/jobs/7', '/profile', '/login?next=/jobs'])(
    'handles the page %s',
    (path) => expect(classify(path)).toBe('page'),
  )

  it.each([
    '/upstream/v1/file/1',
    '/session',
    '/auth/linkedin',
    '/revalidate',
    '/socket.io/?EIO=4',
    '/newsletter/subscribed',
    '/contact-us/send',
    '/report/jobs/7',
    '/en/contact-us/send',
    '/job-preview',
    '/jobs/7/closing.ics',
    '/jobs.atom',
    '/manifest.webmanifest',
    'https://employer.example/jobs',
  ])('ignores %s', (path) => expect(classify(path)).toBeNull())

  it('ignores requests that send data or ask for a range', () => {
    expect(classify('/jobs', { method: 'POST' })).toBeNull()
    expect(classify('/jobs', { headers: { range: 'bytes=0-99' } })).toBeNull()
  })

  it('handles build files and the drawing of its own page', () => {
    const mode = 'no-cors'
    expect(classify('/_next/static/chunks/a.js', { mode })).toBe('asset')
    expect(classify('/drawing-missing.svg', { mode })).toBe('asset')
    expect(classify('/icon-192.png', { mode })).toBeNull()
    expect(classify('/_next/image', { mode })).toBeNull()
  })

  it('handles client-side navigations, but not prefetches', () => {
    const mode = 'cors'
    expect(classify('/jobs/7?_rsc=1', { mode, headers: { rsc: '1' } })).toBe('navigation-data')
    const ahead = { rsc: '1', 'next-router-prefetch': '1' }
    expect(classify('/jobs/7?_rsc=1', { mode, headers: ahead })).toBeNull()
    const part = { rsc: '1', 'next-router-segment-prefetch': '/_tree' }
    expect(classify('/jobs/7?_rsc=1', { mode, headers: part })).toBeNull()
    expect(classify('/jobs/7', { mode })).toBeNull()
  })
})
