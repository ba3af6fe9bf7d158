import { createHash } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isKnownScript,
} from '@/lib/server/next-cache/content-security-policy.mjs'
import { LOADER } from '@/lib/server/next-cache/defer-scripts.mjs'
import { PERSONAL_SLOT_SCRIPT } from '@/lib/server/next-cache/page-head.mjs'
import { getSignInSources } from '@/lib/server/next-cache/third-party-sources.mjs'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`

describe('inlineScriptHashes', () => {
  it('hashes each inline script once, byte for byte, with Khmer text', () => {
    const [khmer, other] = [data('វិស្វករ'), data('b')]
    const html = `<script>${khmer}</script><p>x</p><script id="b">${other}</script><script>${khmer}</script>`
    expect(inlineScriptHashes(html)).toEqual([hash(khmer), hash(other)])
  })

  it('ignores external scripts, data blocks and scripts from content', () => {
    const html =
      '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script>' +
      '<script async="" src="/y.js"></script><script>alert(1)</script><SCRIPT>alert(2)</SCRIPT>' +
      '<script>self.__next_f.push([1,alert(3)])</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })
})

describe('contentSecurityPolicy', () => {
  it('allows own and hashed scripts, and nothing else inline', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"])
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).not.toContain('unsafe')
  })

  it('names additional connect and frame sources', () => {
    const foreign = { connect: ['https://a.example'], script: [], frame: ['https://b.example'] }
    const policy = contentSecurityPolicy([], foreign)
    expect(policy).toContain("; connect-src 'self' https://a.example;")
    expect(policy).toContain("; frame-src 'self' https://b.example;")
  })

  it('has the strict defaults for all other directives', () => {
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

  it('adds nothing without a Firebase project', () => {
    for (const part of [{}, { FIREBASE_PROJECT_ID: 'a' }, { FIREBASE_API_KEY: 'key' }]) {
      expect(policyOf({ ...part, GOOGLE_SIGN_IN: '1' }, true)).toBe(contentSecurityPolicy())
    }
  })

  it('adds nothing for an emulator, which is on our own origin', () => {
    const emulated = {
      ...project,
      FIREBASE_PROJECT_ID: 'demo-visvakor',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      SITE_URL: 'http://localhost:3000',
    }
    expect(policyOf(emulated, true)).toBe(contentSecurityPolicy())
    expect(policyOf({ ...emulated, ...project }, false)).toContain('googleapis')
  })

  it('lets every page call Firebase, but run no script of it', () => {
    const policy = policyOf({ ...project, GOOGLE_SIGN_IN: '1' }, false)
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    )
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('frame-src')
  })

  it('lets the sign-in pages run Google and Facebook sign-in windows', () => {
    const policy = policyOf({ ...project, FACEBOOK_APP_ID: '1' }, true)
    expect(policy).toContain("script-src 'self' https://apis.google.com;")
    expect(policy).toContain("frame-src 'self' https://visvakor-kh.firebaseapp.com;")
    expect(policyOf(project, true)).toContain("script-src 'self';")
    const own = { ...project, GOOGLE_SIGN_IN: '1', FIREBASE_AUTH_DOMAIN: 'auth.visvakor.example' }
    expect(policyOf(own, true)).toContain("frame-src 'self' https://auth.visvakor.example;")
  })
})

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
const modules = (data: unknown) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(data)});`

const KNOWN = [
  LOADER,
  PERSONAL_SLOT_SCRIPT,
  BEGIN,
  push('1:"$Sreact.fragment"\n2:{"វិស្វករ":"\\u003cb>"}\n'),
  'self.__next_f.push([3,"AQID"])',
  `${BEGIN};${push('a')};${push('b')}`,
  `${push('a')};${push('b')}`,
  modules({ otherChunks: ['static/chunks/a_-1.js'], runtimeModuleIds: [94553, 2] }),
]

const FOREIGN = [
  'alert(1)',
  '',
  `${LOADER};alert(1)`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)])',
  `self.__next_f.push([1,\`\${alert(1)}\`])`,
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([alert(1),"a"])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'alert(1);self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"a"])\nalert(1)',
  'self.__next_f.push([1,"a\\"]);alert("1"])',
  'self.__next_f.push([1,"<!--<script>"])',
  'self.__next_f.push([1,"a\nb"])',
  `${BEGIN}${push('a')}`,
  `${push('a')};`,
  modules({ otherChunks: ['//evil.example/a.js'], runtimeModuleIds: [1] }),
  modules({ otherChunks: ['static/chunks/../../upstream/a.js'], runtimeModuleIds: [1] }),
  modules({ otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [1], more: 1 }),
  'globalThis["TURBOPACK"].push(alert(1));',
  "__NEXT_CLIENT_RESUME=fetch('/')",
]

/** Fragments of a hostile script. */
const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    'hit()',
    '"',
    "'",
    '\\',
    '`',
    `\${hit()}`,
    '"+hit()+"',
    '])',
    ';',
    ',',
    '//',
    '/*',
  ),
  fc.constantFrom('*/', '\n', '\u2028', '<!--', '-->', '\\u0022', '\\x22', '[1,', 'self.', '"a"'),
)

let isHit = false
// One for all runs, since creating it costs more than they do.
const context = createContext({
  hit: () => {
    isHit = true
    return ''
  },
})

/** Runs a script that can call `hit`; true when it did. */
function callsHit(script: string): boolean {
  isHit = false
  Object.assign(context, { self: { __next_f: [] }, TURBOPACK: [] })
  runInContext(script, context)
  return isHit
}

describe('inline scripts', () => {
  it.each(KNOWN)('of ours and of Next are known: %s', (script) => {
    expect(isKnownScript(script)).toBe(true)
  })

  it.each(FOREIGN)('of other authors are not known: %o', (script) => {
    expect(isKnownScript(script)).toBe(false)
  })

  it('are not known once anything is injected, wherever it is', () => {
    const [, , ...literals] = KNOWN
    let known = 0
    const property = fc.property(
      fc.constantFrom(...literals),
      fc.array(pieces, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat({ max: 3 }),
      (script, foreign, at, dropped) => {
        const place = at % (script.length + 1)
        const mixed = script.slice(0, place) + foreign.join('') + script.slice(place + dropped)
        if (!isKnownScript(mixed)) return
        known += 1
        expect(callsHit(mixed), mixed).toBe(false)
      },
    )
    fc.assert(property, { numRuns: 20_000, seed: 1 })
    expect(known).toBeGreaterThan(100)
  })

  it('are known with megabytes of data', () => {
    expect(isKnownScript(push('a "word"\n'.repeat(200_000)))).toBe(true)
  })
})
