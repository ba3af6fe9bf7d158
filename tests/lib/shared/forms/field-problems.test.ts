import { describe, expect, it } from 'vitest'
import { contactEndpoints } from '@/lib/contract/contact/contact'
import { newsletterEndpoints } from '@/lib/contract/newsletter/newsletter'
import { findProblems, toFieldMessage, toProblems } from '@/lib/shared/forms/field-problems'

const good = { companyName: 'Sok Dara', email: 'sok@example.com', message: 'Hello' }

/** The fields that the contract rejects. */
function listRefused(values: Record<string, string>): string[] {
  const parsed = contactEndpoints.send.body.safeParse(values)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
}

describe('field problems', () => {
  it.each([
    ['valid values', good],
    ['empty values', { companyName: '', email: '', message: '' }],
    ['spaces only', { companyName: ' ', email: ' ', message: '\n' }],
    ['the maximum lengths', { ...good, companyName: 'x'.repeat(200), message: 'x'.repeat(5000) }],
    [
      'one character too many',
      { ...good, companyName: 'x'.repeat(201), message: 'x'.repeat(5001) },
    ],
    ['spaces around the maximum length', { ...good, message: ` ${'x'.repeat(5000)} ` }],
    ['no e-mail address', { ...good, email: 'sok at example' }],
    ['an e-mail address without a dot', { ...good, email: 'sok@example' }],
    ['an e-mail address that is too long', { ...good, email: `${'x'.repeat(250)}@a.co` }],
  ])('are the same in the form and in the contract: %s', (_, values) => {
    expect(findProblems(values).map(({ field }) => field)).toEqual([
      ...new Set(listRefused(values)),
    ])
  })

  it('say what to do: fill in, shorten, or correct', () => {
    expect(toFieldMessage('email', ' ')).toBe('Enter your e-mail address.')
    expect(toFieldMessage('email', 'sok')).toBe('Enter an e-mail address like name@example.com.')
    expect(toFieldMessage('message', 'x'.repeat(5001))).toBe(
      'Shorten your message to at most 5,000 characters.',
    )
    expect(toFieldMessage('message', 'x'.repeat(5000))).toBe(
      'Take out the characters that cannot be read.',
    )
  })

  it('are reported once per field, and not for unknown fields', () => {
    expect(toProblems(['email', 'email', 'constructor', ''], { ...good, email: 'sok' })).toEqual([
      { field: 'email', message: 'Enter an e-mail address like name@example.com.' },
    ])
  })

  it('apply to the newsletter as well', () => {
    for (const email of ['', 'sok', 'sok@example.com']) {
      const isTaken = newsletterEndpoints.subscribe.body.safeParse({ email }).success
      expect(findProblems({ email }).length === 0, email).toBe(isTaken)
    }
  })
})
