import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeMailbox } from '@/backend/platform/mail/mailbox'

const letters = fc.stringMatching(/^[a-z0-9]{1,12}$/)
const label = fc.stringMatching(/^[a-z0-9.+_-]{0,12}$/)
const gmail = fc.constantFrom('gmail.com', 'googlemail.com', 'Gmail.com', 'GOOGLEMAIL.COM')

/** A variant of the name with some dots, some capitals and perhaps a label. */
const spelling = (name: string) =>
  fc
    .tuple(
      fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length }),
      fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length }),
      fc.option(label),
      gmail,
    )
    .map(([dots, capitals, added, domain]) => {
      const spelled = [...name].map((letter, at) => {
        const written = capitals[at] === true ? letter.toUpperCase() : letter
        return at > 0 && dots[at] === true ? `.${written}` : written
      })
      return `${spelled.join('')}${added === null ? '' : `+${added}`}@${domain}`
    })

test('maps all spellings of a Gmail address to one mailbox', () => {
  const spellings = letters.chain((name) => fc.tuple(fc.constant(name), spelling(name)))
  fc.assert(
    fc.property(spellings, ([name, written]) => {
      expect(normalizeMailbox(written)).toBe(`${name}@gmail.com`)
    }),
  )
})

test('maps two Gmail names with different letters to two mailboxes', () => {
  const pairs = fc.uniqueArray(letters, { minLength: 2, maxLength: 2 })
  const two = pairs.chain(([one = '', other = '']) => fc.tuple(spelling(one), spelling(other)))
  fc.assert(
    fc.property(two, ([one, other]) => {
      expect(normalizeMailbox(one)).not.toBe(normalizeMailbox(other))
    }),
  )
})

test('removes labels at other domains, and keeps dots', () => {
  const domain = fc.constantFrom('example.com', 'mail.gmail.com', 'notgmail.com', 'gmail.com.kh')
  const name = fc.stringMatching(/^[a-z0-9]{1,6}(\.[a-z0-9]{1,6}){0,3}$/)
  fc.assert(
    fc.property(name, label, domain, (named, added, at) => {
      expect(normalizeMailbox(`${named}+${added}@${at}`)).toBe(`${named}@${at}`)
    }),
  )
})

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const mailbox = normalizeMailbox(address)
      expect(normalizeMailbox(mailbox)).toBe(mailbox)
    }),
  )
})
