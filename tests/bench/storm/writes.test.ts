import { describe, expect, test } from 'vitest'
import { judgeFiles } from '@/bench/storm/checks/files'
import { judgeLetters } from '@/bench/storm/checks/letters'
import { judgeMails } from '@/bench/storm/checks/mails'
import { judgePerson, type Query } from '@/bench/storm/checks/people'
import { countBy, judgeSendings, judgeSwitches } from '@/bench/storm/checks/writes'
import { openLedger, openPersonLedger, type PersonLedger } from '@/bench/storm/ledger/ledger'
import { openSendings } from '@/bench/storm/ledger/sendings'
import { openSwitches } from '@/bench/storm/ledger/switches'
import { toVerdict } from '@/bench/storm/ledger/verdict'
import { toMark } from '@/bench/storm/wire/marks'

const there = (...keys: string[]) => countBy(keys.map((key) => ({ key })))

test.each([
  [null, 'unknown'],
  [503, 'unknown'],
  [500, 'unknown'],
  [200, 'done'],
  [404, 'refused'],
  [900, 'refused'],
] as const)('the response %s means %s', (status, verdict) => {
  expect(toVerdict(status === null ? null : { status, body: null })).toBe(verdict)
})

describe('an on/off state', () => {
  test('must be as acknowledged', () => {
    const saved = openSwitches()
    saved.note('job 1', true, 'done')
    saved.note('job 2', true, 'done')
    saved.note('job 2', false, 'done')
    expect(judgeSwitches('saved', saved, there('job 1'))).toEqual([])
    expect(judgeSwitches('saved', saved, there())).toEqual([
      'saved job 1 is there 0 times and should be on',
    ])
    expect(judgeSwitches('saved', saved, there('job 2', 'job 3'))).toEqual([
      'saved job 2 is there 1 times and should be off',
      'saved job 3 is there 1 times and should be off',
    ])
  })

  test('is wrong when stored twice', () => {
    const saved = openSwitches()
    saved.note('job 1', true, 'done')
    expect(judgeSwitches('saved', saved, there('job 1', 'job 1'))).toHaveLength(1)
  })

  test('may be either while a response is lost, until it was read', () => {
    const saved = openSwitches()
    saved.note('job 1', true, 'done')
    saved.note('job 1', false, 'unknown')
    expect(judgeSwitches('saved', saved, there('job 1'))).toEqual([])
    expect(judgeSwitches('saved', saved, there())).toHaveLength(1)
  })

  test('does not change with a rejected write', () => {
    const saved = openSwitches()
    saved.note('job 1', true, 'refused')
    expect(judgeSwitches('saved', saved, there('job 1'))).toHaveLength(1)
  })
})

describe('sent items', () => {
  test('are stored once when they must be unique, however often acknowledged', () => {
    const sent = openSendings({ isOnce: true })
    sent.note('a', 'done')
    sent.note('a', 'done')
    expect(judgeSendings('mail', sent, there('a'))).toEqual([])
    expect(judgeSendings('mail', sent, there('a', 'a'))).toHaveLength(1)
    expect(judgeSendings('mail', sent, there())).toHaveLength(1)
  })

  test('are stored as often as acknowledged, and at most as often as sent', () => {
    const sent = openSendings({ isOnce: false })
    sent.note('a', 'done')
    sent.note('a', 'unknown')
    sent.note('a', 'refused')
    expect(judgeSendings('mail', sent, there('a'))).toEqual([])
    expect(judgeSendings('mail', sent, there('a', 'a'))).toEqual([])
    expect(judgeSendings('mail', sent, there())).toHaveLength(1)
    expect(judgeSendings('mail', sent, there('a', 'a', 'a'))).toHaveLength(1)
  })
})

test('a row without bytes and bytes without a row are problems', () => {
  expect(judgeFiles(['a'], ['a'])).toEqual([])
  expect(judgeFiles(['a'], [])).toEqual(['the file a has a row and no bytes'])
  expect(judgeFiles([], ['a'])).toEqual(['the file a has bytes and no row'])
})

test('newsletter and messages are found by address and text', async () => {
  const ledger = openLedger()
  ledger.subscriptions.note('a@storm.example', 'done')
  ledger.messages.note('Hello.', 'done')
  const answer: Query = async (statement) => [
    { key: statement.includes('subscription') ? 'a@storm.example' : 'Hello.' },
  ]
  expect(await judgeLetters(ledger, answer)).toEqual([])
  expect(await judgeLetters(ledger, async () => [])).toEqual([
    'the newsletter to a@storm.example is there 0 times and should be 1 to 1 times',
    'the message Hello. is there 0 times and should be 1 to 1 times',
  ])
})

test('a duplicate mail is a problem, and a missing one is counted', () => {
  const subscriptions = openSendings({ isOnce: true })
  for (const address of ['a', 'b', 'c']) subscriptions.note(address, 'done')
  const welcome = (to: string) => ({
    to,
    subject: 'Confirm that you want our newsletter',
    text: '',
  })
  const other = { to: 'c', subject: 'Your code', text: '' }
  expect(judgeMails(subscriptions, [welcome('a'), welcome('b'), welcome('b'), other])).toEqual({
    problems: ['b was asked to confirm more than once'],
    forgotten: ['c'],
  })
})

describe('data of a user', () => {
  type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

  /** Rows by the table that is asked for. */
  const answering =
    (rows: Rows): Query =>
    async (statement) =>
      Object.entries(rows).find(([table]) => statement.includes(`from ${table} `))?.[1] ?? []

  function signUp(): { readonly ledger: PersonLedger; readonly rows: Rows } {
    const ledger = openPersonLedger(toMark(1))
    const { email, firstName, lastName } = ledger
    ledger.signUps.note(email, 'done')
    const row = { id: 'one', first_name: firstName, last_name: lastName, key: email }
    return { ledger, rows: { account: [row] } }
  }

  test('is complete when everything acknowledged is stored', async () => {
    const { ledger, rows } = signUp()
    expect(await judgePerson(ledger, answering(rows))).toEqual([])
  })

  test('has a problem when the account is lost, duplicated or renamed', async () => {
    const { ledger, rows } = signUp()
    const [account] = rows.account ?? []
    expect(await judgePerson(ledger, answering({}))).toHaveLength(1)
    expect(
      await judgePerson(ledger, answering({ account: [{ ...account }, { ...account }] })),
    ).toHaveLength(1)
    const renamed = [{ ...account, first_name: 'Somebody' }]
    expect((await judgePerson(ledger, answering({ account: renamed }))).join()).toContain('name')
  })

  test('has a problem when a saved item or a setting is lost', async () => {
    const { ledger, rows } = signUp()
    ledger.saved.note('job 1', true, 'done')
    ledger.notificationSettings.note('major 2', true, 'done')
    expect(await judgePerson(ledger, answering(rows))).toEqual([
      expect.stringContaining('job 1 is there 0 times'),
      expect.stringContaining('major 2 is there 0 times'),
    ])
  })

  test('has a problem when a résumé is lost, duplicated or belongs to another user', async () => {
    const { ledger, rows } = signUp()
    ledger.resumes.set('a.pdf', { name: 'a.pdf', content: Buffer.from(''), ids: new Set(['r1']) })
    ledger.uploads.note('a.pdf', 'done')
    ledger.resumeStates.note('r1', true, 'done')
    const having = (...resume: { id: string; name: string }[]) =>
      judgePerson(ledger, answering({ ...rows, resume }))
    const own = { id: 'r1', name: 'a.pdf' }
    expect(await having(own)).toEqual([])
    expect(await having()).toHaveLength(1)
    ledger.resumeStates.note('r1', true, 'done')
    expect(await having(own, { id: 'r2', name: 'a.pdf' })).toHaveLength(1)
    expect((await having(own, { id: 'r3', name: 'b.pdf' })).join()).toContain('nobody sent: b.pdf')
  })

  test('has a problem when an application is lost or differs from the response', async () => {
    const { ledger, rows } = signUp()
    ledger.applications.note('5', 'done')
    ledger.applied.set('5', new Set(['a1']))
    const having = (...found: { id: string; key: number; mails: number }[]) =>
      judgePerson(ledger, answering({ ...rows, job_application: found }))
    expect(await having({ id: 'a1', key: 5, mails: 1 })).toEqual([])
    expect((await having({ id: 'a2', key: 5, mails: 1 })).join()).toContain('got the id a1')
    expect((await having({ id: 'a1', key: 5, mails: 0 })).join()).toContain(
      '0 mails to the employer',
    )
    expect((await having()).join()).toContain('0 times')
  })
})
