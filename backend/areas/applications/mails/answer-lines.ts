import { formatPhone } from '@/lib/shared/forms/phone-number'
import type { ApplicationRow } from '../applications'

/** What an employer is told. */
export type MailedAnswers = Pick<
  ApplicationRow,
  | 'name'
  | 'email'
  | 'phoneNumber'
  | 'education'
  | 'major'
  | 'experience'
  | 'coverLetterText'
  | 'note'
> & {
  /** Of the listing. */
  readonly title: string
  readonly company: string
}

type Fact = { readonly label: string; readonly text: string }

/** What was answered in a line each. */
export function toShortAnswers(answered: MailedAnswers): Fact[] {
  return toFacts([
    ['Name', answered.name],
    ['E-mail', answered.email],
    ['Phone', answered.phoneNumber && formatPhone(answered.phoneNumber)],
    ['Level of education', answered.education],
    ['Major', answered.major],
  ])
}

/** What was answered at length. */
export function toLongAnswers(answered: MailedAnswers): Fact[] {
  return toFacts([
    ['Experience', answered.experience],
    ['Letter', answered.coverLetterText],
    ['Note', answered.note],
  ])
}

function toFacts(facts: readonly (readonly [label: string, text: string | null])[]): Fact[] {
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
}
