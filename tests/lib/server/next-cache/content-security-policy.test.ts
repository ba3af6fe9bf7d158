import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
} from '@/lib/server/next-cache/content-security-policy.mjs'
import { getSignInSources } from '@/lib/server/next-cache/third-party-sources.mjs'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`

describe('inlineScriptHashes', () => {
  it('hashes each inline script once, byte for byte, Khmer included', () => {
    const [khmer, other] = [data('វិស្វករ'), data('b')]
    const html = `<script>${khmer}</script><p>x</p><script id="b">${other}</script><script>${khmer}</script>`
    expect(inlineScriptHashes(html)).toEqual([hash(khmer), hash(other)])
  })

  it('passes over scripts that are fetched, blocks of data and what a text may have brought', () => {
    const html =
      '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script>' +
      '<script async="" src="/y.js"></script><script>alert(1)</script><SCRIPT>alert(2)</SCRIPT>' +
      '<script>self.__next_f.push([1,alert(3)])</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  it('lets scripts of our own run and the hashed ones, nothing else inline', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"])
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe')
  })

  it('names a single place that is asked, or framed', () => {
    const foreign = { connect: ['https://a.example'], script: [], frame: ['https://b.example'] }
    const policy = contentSecurityPolicy([], foreign)
    expect(policy).toContain("; connect-src 'self' https://a.example;")
    expect(policy).toContain("; frame-src 'self' https://b.example;")
  })

  it('says all of it: own sources, no objects, no other base, no foreign target, no frame around', () => {
    expect(contentSecurityPolicy()).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
  })
})

describe('identitySources', () => {
  const project = { FIREBASE_PROJECT_ID: 'visvakor-kh', FIREBASE_API_KEY: 'key' }
  const policyOf = (env: Record<string, string>, offersWindows: boolean) =>
    contentSecurityPolicy([], getSignInSources(env, offersWindows))

  it('leaves the policy as it is without a project', () => {
    for (const part of [{}, { FIREBASE_PROJECT_ID: 'a' }, { FIREBASE_API_KEY: 'key' }]) {
      expect(policyOf({ ...part, GOOGLE_SIGN_IN: '1' }, true)).toBe(contentSecurityPolicy())
    }
  })

  it('leaves it so with an emulator of a project, which answers on our own origin', () => {
    const emulated = {
      ...project,
      FIREBASE_PROJECT_ID: 'demo-visvakor',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      SITE_URL: 'http://localhost:3000',
    }
    expect(policyOf(emulated, true)).toBe(contentSecurityPolicy())
    expect(policyOf({ ...emulated, ...project }, false)).toContain('googleapis')
  })

  it('lets every page ask the project, and run nothing of it', () => {
    const policy = policyOf({ ...project, GOOGLE_SIGN_IN: '1' }, false)
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    )
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('frame-src')
  })

  it('lets the screens that offer Google or Facebook hear from their windows', () => {
    const policy = policyOf({ ...project, FACEBOOK_APP_ID: '1' }, true)
    expect(policy).toContain("script-src 'self' https://apis.google.com;")
    expect(policy).toContain("frame-src 'self' https://visvakor-kh.firebaseapp.com;")
    expect(policyOf(project, true)).toContain("script-src 'self';")
    const own = { ...project, GOOGLE_SIGN_IN: '1', FIREBASE_AUTH_DOMAIN: 'auth.visvakor.example' }
    expect(policyOf(own, true)).toContain("frame-src 'self' https://auth.visvakor.example;")
  })
})
