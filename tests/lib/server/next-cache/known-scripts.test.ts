import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOADER } from '@/lib/server/next-cache/defer-scripts.mjs'
import { isKnownScript } from '@/lib/server/next-cache/known-scripts.mjs'
import { PERSONAL_SLOT_SCRIPT } from '@/lib/server/next-cache/personal-slot.mjs'

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

/** What pieces of a hostile script look like. */
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
// One for all runs: making it costs more than they do.
const context = createContext({
  hit: () => {
    isHit = true
    return ''
  },
})

/** Runs a script where `hit` is there to be called; true when it was. */
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

  it.each(FOREIGN)('of anybody else are not: %o', (script) => {
    expect(isKnownScript(script)).toBe(false)
  })

  it('that are known run nothing which is put into them, wherever it is put', () => {
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

  it('with megabytes of data are known as well', () => {
    expect(isKnownScript(push('a "word"\n'.repeat(200_000)))).toBe(true)
  })
})
