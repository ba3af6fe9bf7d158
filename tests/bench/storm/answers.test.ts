import { describe, expect, test } from 'vitest'
import { composeForeign, FOREIGN_ANSWERS } from '@/bench/storm/api-proxy/connection-states'
import { judgeAnswer } from '@/bench/storm/checks/answers'
import { judgePrivacy } from '@/bench/storm/checks/privacy'
import type { Answer } from '@/bench/storm/wire/exchange'
import { findMarks, toMark } from '@/bench/storm/wire/marks'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
}
const page = { ...headers, 'content-type': 'text/html; charset=utf-8' }
const fine: Answer = { status: 200, headers, text: '{"success":true}' }
const away = '{"statusCode":503,"message":"Please try again."}'

describe('judging a response', () => {
  test.each<[string, Answer]>([
    ['a success', fine],
    ['a page', { status: 404, headers: page, text: '<html><title>Visvakor</title></html>\n' }],
    [
      'a page before the settings were read',
      { ...fine, headers: page, text: '<html><header><a href="/">localhost</a></header></html>' },
    ],
    ['an API error', { status: 900, headers, text: '{"statusCode":900,"message":"Sign in."}' }],
    ['a 503', { status: 503, headers: { ...headers, 'retry-after': '5' }, text: away }],
    ['a redirect', { status: 308, headers: { ...headers, location: '/jobs' }, text: '' }],
  ])('%s has no problem', (_, answer) => {
    expect(judgeAnswer(answer)).toEqual([])
  })

  test.each<[string, Answer, string]>([
    ['a 500', { ...fine, status: 500, text: away }, 'a 500'],
    ['a 500 without headers', { status: 500, headers: {}, text: 'Internal Server Error' }, 'a 500'],
    ['an empty body', { ...fine, text: '' }, 'an empty 200'],
    ['a 503 without Retry-After', { ...fine, status: 503, text: away }, '503 without retry-after'],
    ['a 429 without Retry-After', { ...fine, status: 429, text: away }, '429 without retry-after'],
    ['incomplete JSON', { ...fine, text: '{"success"' }, '200 with broken JSON'],
    ['an error of another shape', { ...fine, status: 400, text: '{"error":1}' }, 'another shape'],
    [
      'an incomplete page',
      { status: 200, headers: page, text: '<html>Visvakor' },
      'a page that is not ours',
    ],
    ['a page of another server', { status: 200, headers: page, text: '<html></html>' }, 'not ours'],
    [
      'a 404 without headers',
      { ...fine, status: 404, headers: { ...headers, 'content-type': 'image/png' } },
      '404 as',
    ],
  ])('%s is a problem', (_, answer, problem) => {
    expect(judgeAnswer(answer).join()).toContain(problem)
  })

  test.each(Object.keys(headers).slice(1))('a response without %s is a problem', (name) => {
    const fewer = Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
    expect(judgeAnswer({ ...fine, headers: fewer })).toEqual([`200 without ${name}`])
  })

  test.each(FOREIGN_ANSWERS)('%s in place of the API is a problem', (answer) => {
    const [head = '', text = ''] = composeForeign(answer).toString().split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|502) .+\r\nContent-Type: /)
    expect(judgeAnswer({ ...fine, text }).join()).toContain('in the words of a gateway')
  })
})

describe('private data', () => {
  const [own, other] = [toMark(7), toMark(8)]

  test('is recognised by its marker anywhere', () => {
    expect([...findMarks(`Dara ${own}, ${other}@storm.example`)]).toEqual([own, other])
    expect(findMarks('qx7qx').size).toBe(0)
  })

  test('may be sent to its owner', () => {
    const cacheControl = { 'cache-control': 'private, no-store' }
    expect(judgePrivacy(own, { headers: cacheControl, text: own })).toEqual([])
  })

  test('is a problem when sent to another user, in the body or a header', () => {
    const problem = [`what is private to ${other} was exposed to ${own}`]
    expect(judgePrivacy(own, { headers: {}, text: other })).toEqual(problem)
    expect(judgePrivacy(own, { headers: { location: `/?a=${other}` }, text: '' })).toEqual(problem)
  })

  test.each(['public, max-age=60', 's-maxage=300'])(
    'is a problem with Cache-Control %s',
    (cacheControl) => {
      const problems = judgePrivacy(own, { headers: { 'cache-control': cacheControl }, text: own })
      expect(problems).toEqual([expect.stringContaining('may be stored by caches')])
    },
  )
})
