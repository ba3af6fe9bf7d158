import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const config = await readFile('deploy/nginx.conf', 'utf8')

function requirePart(pattern: RegExp): string {
  const [, part] = pattern.exec(config) ?? []
  if (part === undefined) throw new Error(`deploy/nginx.conf has nothing like ${pattern}.`)
  return part
}

/** The value that one of our nginx maps gives: by the first matching pattern, else the default. */
function toMapped(variable: string, value: string): string {
  const lines = requirePart(new RegExp(`map \\S[^{]* \\$${variable} \\{\\n([^}]*)\\}`)).trim()
  const rows = lines.split('\n').map((line) =>
    line
      .trim()
      .replace(/;$/, '')
      .split(/\s{1,}(?=\S+$)/),
  )
  const found = rows.find(([pattern = '']) => {
    return pattern.startsWith('~') && new RegExp(pattern.slice(1)).test(value)
  })
  const mapped = found ?? rows.find(([pattern]) => pattern === 'default')
  return mapped?.[1]?.replaceAll("'", '') ?? ''
}

describe('headers set by nginx', () => {
  it.each([
    ['a cached page', 'HIT', '', ''],
    ['a stale page while it is refreshed', 'UPDATING', '', ''],
    ['a stale page while the web app is down', 'STALE', '502', ''],
    ['a page of the web app', 'MISS', '200', ''],
    ['an error of the web app', 'MISS', '503', ''],
    ['a response that bypasses the cache', '', '200', ''],
    ['a body that is too large', '', '', '1'],
    ['a web app that is down', 'MISS', '502', '1'],
    ['two web apps that are down', 'MISS', '502, 502', '1'],
    ['a web app that takes too long', '', '504', '1'],
  ])('%s', (_, cacheStatus, status, own) => {
    expect(toMapped('by_nginx', `${cacheStatus} ${status}`)).toBe(own)
    const isAway = own !== '' && status !== ''
    expect(toMapped('error_retry_after', `${own} ${status}`)).toBe(isAway ? '5' : '')
  })

  it('contain no request id of a response from the cache', () => {
    for (const cacheStatus of ['HIT', 'STALE', 'UPDATING'])
      expect(toMapped('sent_request_id', cacheStatus)).toBe('')
    const ofThisOne = ['MISS', 'EXPIRED', 'BYPASS', ''].map((cacheStatus) =>
      toMapped('sent_request_id', cacheStatus),
    )
    expect(new Set(ofThisOne)).toEqual(new Set(['$upstream_http_x_request_id']))
  })
})

describe('the nginx cache', () => {
  const uncached = new RegExp(requirePart(/location ~ (\^\S*profile\S*) \{\n\s*proxy_pass/))

  it.each(['/profile', '/profile/resumes', '/en/profile', '/en/profile/save-jobs', '/session'])(
    'never stores %s',
    (path) => expect(path).toMatch(uncached),
  )

  it.each(['/', '/jobs', '/profiles', '/en', '/en/jobs', '/page/profile'])(
    'may store %s',
    (path) => {
      expect(path).not.toMatch(uncached)
    },
  )

  it('has the same key for everybody who requests a URL', () => {
    expect(requirePart(/proxy_cache_key "([^"]*)"/)).toBe('$scheme://$host$request_uri')
  })
})
