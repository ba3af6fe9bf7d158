import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '@/lib/server/next-cache/content-security-policy.mjs'
import { insertInlineFavicon } from '@/lib/server/next-cache/page-head.mjs'
import { getSignInSources } from '@/lib/server/next-cache/third-party-sources.mjs'

const PAGE = '<html><head><meta charSet="utf-8"/><title>A</title></head><body></body></html>'
const ICON = /<link rel="icon" href="([^"]*)"\/>/

const icon = () => ICON.exec(insertInlineFavicon(PAGE))?.[1] ?? ''

test('the favicon is a data URL in the page and needs no request (promise S5)', () => {
  expect(insertInlineFavicon(PAGE).replace(ICON, '')).toBe(PAGE)
  expect(icon()).toMatch(/^data:image\/svg\+xml,/)
  // RFC 3986 §2: the characters allowed in a URL.
  expect(icon()).toMatch(/^[\w\-.~!$&'()*+,;=:@/?%]+$/)
  const images = contentSecurityPolicy([], getSignInSources({}, false)).split('; ')
  expect(images.find((part) => part.startsWith('img-src '))).toMatch(/ data:/)
})

test('the favicon can be drawn', async () => {
  const svg = decodeURIComponent(icon().slice(icon().indexOf(',') + 1))
  const drawn = sharp(Buffer.from(svg)).resize(32, 32)
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels
    return [...data.subarray(from, from + info.channels)]
  }
  // The beam along the top, the inner area, and the corner outside.
  expect(at(16, 5)).toEqual([0xf4, 0x8b, 0x24, 255])
  expect(at(16, 20)).toEqual([255, 255, 255, 255])
  expect(at(1, 30)[3]).toBe(0)
})
