import type { ApplicationRow } from '../applications'

/** What an employer is told. */
export type Answered = Pick<
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

export type Fact = { readonly label: string; readonly text: string }

/** What was answered, in the order of the form. */
export function toFacts(answered: Answered): Fact[] {
  const facts: [label: string, text: string | null][] = [
    ['Name', answered.name],
    ['E-mail', answered.email],
    ['Phone', answered.phoneNumber],
    ['Level of education', answered.education],
    ['Major', answered.major],
    ['Experience', answered.experience],
    ['Letter', answered.coverLetterText],
    ['Note', answered.note],
  ]
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
}
