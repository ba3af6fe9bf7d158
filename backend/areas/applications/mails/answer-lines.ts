import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { formatPhone } from '@/lib/shared/forms/phone-number'
import type { ApplicationRow } from '../application-tables'

/** The answers the employer gets. */
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
  /** Title of the listing. */
  readonly title: string
  readonly company: string
}

/** Builds the subject that all mails about an application share, so that mail programs group them. */
export function toApplicationSubject({
  title,
  name,
}: Pick<MailedAnswers, 'title' | 'name'>): string {
  return `Application: ${normalizeOneLine(title)}, ${normalizeOneLine(name)}`
}

type Fact = { readonly label: string; readonly text: string }

/** Lists the answers that take one line each. */
export function toShortAnswers(answered: MailedAnswers): Fact[] {
  return toFacts([
    ['Name', answered.name],
    ['E-mail', answered.email],
    ['Phone', answered.phoneNumber && formatPhone(answered.phoneNumber)],
    ['Level of education', answered.education],
    ['Major', answered.major],
  ])
}

/** Lists the answers that may be long. */
export function toLongAnswers(answered: MailedAnswers): Fact[] {
  return toFacts([
    ['Experience', answered.experience],
    ['Cover letter', answered.coverLetterText],
    ['Note', answered.note],
  ])
}

function toFacts(facts: readonly (readonly [label: string, text: string | null])[]): Fact[] {
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
}
