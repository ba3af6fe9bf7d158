import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
} from '@/lib/page-cache/content-security-policy.mjs'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('inlineScriptHashes', () => {
  it('hashes each inline script once, byte for byte, Khmer included', () => {
    const html =
      '<script>a("វិស្វករ")</script><p>x</p><script id="b">b()</script><script>a("វិស្វករ")</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('a("វិស្វករ")'), hash('b()')])
  })

  it('passes over scripts that are fetched and blocks of data', () => {
    const html =
      '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script><script async="" src="/y.js"></script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  it('lets scripts of our own run and the hashed ones, nothing else inline', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"])
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
  })
})
