import { describe, expect, it } from 'vitest'
import { toRobots } from '@/lib/server/crawlers/robots'
import { toSecurityText } from '@/lib/server/crawlers/security-text'
import { sendConditional, sendText, sendTextError } from '@/lib/server/http/conditional-response'
import { isPublicHost, isPublicSite } from '@/lib/shared/is-public-site'

describe('a public site', () => {
  it.each(['https://www.visvakor.example', 'https://visvakor.example:8443'])(
    'is %s',
    (SITE_URL) => {
      expect(isPublicSite({ SITE_URL })).toBe(true)
      expect(isPublicSite({ SITE_URL, SEARCH_ENGINES: 'closed' })).toBe(false)
      expect(isPublicSite({ SITE_URL, ALLOW_DEMO: '1' })).toBe(false)
    },
  )

  it.each([
    'http://www.visvakor.example',
    'https://localhost:3000',
    'https://visvakor.localhost',
    'https://campus',
    'https://visvakor.internal',
    'https://trial.test',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
  ])('is not %s', (SITE_URL) => {
    expect(isPublicSite({ SITE_URL })).toBe(false)
  })
})

describe('a public host', () => {
  it.each(['jobs.org.kh', 'xn--e1afmkfd.org', '8.8.8.8', '[2606:4700::1111]'])('is %s', (host) => {
    expect(isPublicHost(host)).toBe(true)
  })

  it.each([
    ...['localhost', 'campus', 'board.test', 'visvakor.example', 'www.example.org'],
    ...['127.0.0.1', '192.168.1.9', '10.0.0.1', '192.0.2.7', '[::1]', '[2001:db8::1]', '[fd00::1]'],
  ])('is not %s', (host) => {
    expect(isPublicHost(host)).toBe(false)
  })
})

describe('robots.txt', () => {
  const sitemap = 'https://www.visvakor.example/sitemap.xml'

  it('disallows everything on a site that is not public, and names no sitemap', () => {
    expect(toRobots(false, sitemap)).toBe('User-agent: *\nDisallow: /\n')
  })

  it('disallows the API and profile pages, also under /en, and names the sitemap', () => {
    const lines = toRobots(true, sitemap).split('\n')
    expect(lines[0]).toBe('User-agent: *')
    for (const path of ['/upstream/', '/session', '/profile']) {
      expect(lines).toContain(`Disallow: ${path}`)
      expect(lines).toContain(`Disallow: /en${path}`)
    }
    expect(lines).not.toContain('Disallow: /')
    expect(lines).toContain(`Sitemap: ${sitemap}`)
  })
})

describe('security.txt', () => {
  const canonical = 'https://www.visvakor.example/.well-known/security.txt'
  const now = new Date('2026-03-10T05:06:07Z')

  it('names the contact, and expires within a month', () => {
    expect(toSecurityText({ contact: ' hello@visvakor.example ', canonical, now })).toBe(
      [
        'Contact: mailto:hello@visvakor.example',
        'Expires: 2026-04-09T00:00:00Z',
        'Preferred-Languages: en, km',
        `Canonical: ${canonical}`,
        '',
      ].join('\n'),
    )
  })

  it.each(['', 'call us', 'a@b', 'x@y.example\nExpires: never'])(
    'does not exist without a contact: %j',
    (contact) => {
      expect(toSecurityText({ contact, canonical, now })).toBeNull()
    },
  )
})

describe('a text file for crawlers', () => {
  const ask = (held?: string) =>
    new Request('https://v.example/robots.txt', {
      headers: held === undefined ? {} : { 'if-none-match': held },
    })

  it('answers 304 when the client has it already', async () => {
    const first = sendText(ask(), 'words', 'text/plain')
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, await first.text()]).toEqual([200, 'words'])
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const second = sendText(ask(`"other", ${etag}`), 'words', 'text/plain')
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('etag')).toBe(etag)
    expect(sendText(ask(etag), 'other words', 'text/plain').status).toBe(200)
    expect(sendText(ask('*'), 'words', 'text/plain').status).toBe(304)
  })

  it('is not generated for a client that has it already', () => {
    const make = () => {
      throw new Error('nobody needs it')
    }
    expect(sendConditional(ask('W/"a"'), 'W/"a"', make, 'text/plain').status).toBe(304)
  })

  it('is an error that is not cached, with Retry-After', () => {
    const { status, headers } = sendTextError(503)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
  })
})
