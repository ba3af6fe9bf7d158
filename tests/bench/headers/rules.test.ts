import { describe, expect, it } from 'vitest'
import { type Answer, listDoubled } from '@/bench/headers/answer'
import { judgeCookies } from '@/bench/headers/cookie-rule'
import { toScore } from '@/bench/headers/finding'
import {
  judgeRedirect,
  judgeReferrer,
  judgeResource,
  judgeSharing,
  judgeSniffing,
  judgeTransport,
} from '@/bench/headers/header-rules'
import { judgeAnswer, listContradictions } from '@/bench/headers/judge'
import { judgeFraming, judgePolicy } from '@/bench/headers/policy-rule'
import { judgeScripts } from '@/bench/headers/script-rule'
import { contentSecurityPolicy } from '@/lib/server/next-cache/content-security-policy.mjs'
import { listSignInCookies } from '@/lib/shared/session/session-cookies'

const ORIGIN = 'https://visvakor.example'

function answer(headers: Readonly<Record<string, string | readonly string[]>>, body = ''): Answer {
  const lines = Object.entries(headers).map(
    ([name, value]) => [name, typeof value === 'string' ? [value] : value] as const,
  )
  return { status: 200, headers: new Map(lines), body }
}

const withPolicy = (...policies: readonly string[]) =>
  answer({ 'content-security-policy': policies })

describe('the rules of the Observatory', () => {
  it.each([
    [contentSecurityPolicy(["'sha256-abc='"]), 5],
    ["default-src 'none'; frame-ancestors 'none'", 10],
    ["default-src 'none' https://a.example", 5],
    ["script-src 'self'; object-src 'none'; style-src 'self' 'unsafe-inline'", 0],
    ["default-src 'self'; img-src http://a.example", -10],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'self'; script-src 'unsafe-inline' 'sha256-abc='", 5],
    ["default-src 'self'; script-src https:", -20],
    ["script-src 'self'", -20],
    ["default-src 'self'; connect-src http://a.example", -20],
    ["default-src 'self'; default-src 'none'", -25],
  ])('give the policy %s %i points', (policy, points) => {
    expect(judgePolicy(withPolicy(policy)).points).toBe(points)
  })

  it('gives a missing policy as few points as a double one', () => {
    expect(judgePolicy(answer({})).points).toBe(-25)
    expect(judgePolicy(withPolicy("default-src 'none'", "default-src 'self'")).points).toBe(-25)
  })

  it('checks framing, best by the policy', () => {
    expect(judgeFraming(withPolicy("frame-ancestors 'none'")).points).toBe(5)
    expect(judgeFraming(answer({ 'x-frame-options': 'DENY' })).points).toBe(0)
    expect(judgeFraming(answer({ 'x-frame-options': 'nobody' })).points).toBe(-20)
    expect(judgeFraming(answer({})).points).toBe(-20)
  })

  it.each([
    ['max-age=31536000; includeSubDomains', 0],
    ['max-age=3600', -10],
    ['includeSubDomains', -20],
    ['max-age=31536000, max-age=31536000', -20],
    [null, -20],
  ])('give Strict-Transport-Security %s %i points', (value, points) => {
    const sent = answer(value === null ? {} : { 'strict-transport-security': value })
    expect(judgeTransport(sent).points).toBe(points)
  })

  it.each([
    [judgeReferrer, 'referrer-policy', 'strict-origin-when-cross-origin', 5],
    [judgeReferrer, 'referrer-policy', 'no-referrer, unsafe-url', -5],
    [judgeReferrer, 'referrer-policy', 'mine', -5],
    [judgeReferrer, 'other', '', 0],
    [judgeSniffing, 'x-content-type-options', 'nosniff', 0],
    [judgeSniffing, 'x-content-type-options', 'nosniff, nosniff', -5],
    [judgeSniffing, 'other', '', -5],
    [judgeResource, 'cross-origin-resource-policy', 'same-origin', 10],
    [judgeResource, 'cross-origin-resource-policy', 'cross-origin', 0],
    [judgeResource, 'cross-origin-resource-policy', 'mine', -5],
    [judgeResource, 'other', '', 0],
  ])('%o: %s of %s has its points', (judge, name, value, points) => {
    expect(judge(answer({ [name]: value })).points).toBe(points)
  })

  it('rejects cross-origin access with credentials', () => {
    const shared = (origin: string, credentials: string) =>
      answer({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': credentials,
      })
    expect(judgeSharing(shared(ORIGIN, 'true'), ORIGIN).points).toBe(-50)
    expect(judgeSharing(shared(ORIGIN, 'false'), ORIGIN).points).toBe(0)
    expect(judgeSharing(shared('*', 'true'), ORIGIN).points).toBe(0)
  })

  it('expects a redirect from http to https on the same host', () => {
    const host = 'visvakor.example'
    expect(judgeRedirect(308, 'https://visvakor.example/a', host).points).toBe(0)
    expect(judgeRedirect(308, 'https://www.visvakor.example/a', host).points).toBe(-5)
    expect(judgeRedirect(308, '/a', host).points).toBe(-10)
    expect(judgeRedirect(200, null, host).points).toBe(-20)
  })

  it.each([
    [listSignInCookies('token', 'mark', ORIGIN), true, 5],
    [['session=a; Secure'], true, -30],
    [['session=a; HttpOnly'], true, -10],
    [['session=a; HttpOnly'], false, -40],
    [['session=; Max-Age=0'], false, 0],
    [['place=a'], true, -5],
    [['place=a'], false, -20],
    [['place=a; Secure'], true, 0],
    [['place=a; Secure; SameSite=Nobody'], true, -20],
    [['place=a; SameSite=None'], true, -20],
    [[], true, 0],
  ])('scores the cookies %j by the worst of them', (lines, hasTransport, points) => {
    expect(judgeCookies(answer({ 'set-cookie': lines }), hasTransport).points).toBe(points)
  })

  it.each([
    ['<script src="/a.js"></script><script>a()</script>', 0],
    ['<script src="/a.js" integrity="sha256-abc="></script>', 5],
    ['<script src="https://a.example/a.js"></script>', -5],
    ['<script src="https://a.example/a.js" integrity="sha256-abc="></script>', 5],
    ['<script src="//a.example/a.js"></script>', -50],
    ['<script src="http://a.example/a.js" integrity="sha256-abc="></script>', -20],
  ])('scores the source of %s', (html, points) => {
    const page = answer({ 'content-type': 'text/html; charset=utf-8' }, html)
    expect(judgeScripts(page, ORIGIN).points).toBe(points)
  })
})

describe('a score', () => {
  const finding = (points: number) => ({ rule: 'any', says: '', points })

  it('counts bonus points only from ninety on', () => {
    expect(toScore([finding(5), finding(10), finding(-10)])).toBe(105)
    expect(toScore([finding(5), finding(10), finding(-20)])).toBe(80)
    expect(toScore([finding(-50), finding(-60)])).toBe(0)
  })

  it('of a perfect page is 115', () => {
    const page = answer({
      'content-type': 'text/html',
      'content-security-policy': contentSecurityPolicy(),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(toScore(judgeAnswer(page, ORIGIN))).toBe(115)
  })
})

describe('additional checks', () => {
  it('report repeated headers and contradictory caching', () => {
    const sent = answer({
      'cache-control': ['public, max-age=0', 'no-store'],
      'set-cookie': ['a=1', 'b=2'],
    })
    expect(listDoubled(sent)).toEqual(['cache-control'])
    expect(listContradictions(sent)).toHaveLength(1)
    expect(listContradictions(answer({ 'cache-control': 'private, no-store' }))).toEqual([])
  })
})
