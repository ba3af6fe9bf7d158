import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'
import { formatDay } from '@/lib/shared/format/day'

type Said = { readonly name: string; readonly title: string; readonly company: string }

/**
 * An application with its link and the last day of the link, `YYYY-MM-DD`; without a link it was withdrawn.
 */
export type CombinedEntry =
  | (Said & { readonly link: string; readonly linkEnds: string })
  | (Said & { readonly link: null })

type Collection = { readonly deliverTo: string; readonly facts: readonly CombinedEntry[] }

/**
 * Builds one mail with all pending notices for an employer who got many mails, with links in place of files
 * (decision 061).
 */
export function toCombinedMail({ deliverTo, facts }: Collection): Mail {
  const applied = facts.flatMap((fact) => (fact.link === null ? [] : [fact]))
  const withdrawn = facts.filter(({ link }) => link === null)
  return composeMail({
    to: deliverTo,
    subject: toSubject(applied.length, withdrawn.length),
    paragraphs: [
      'Many applications came to this address in a short time. So that they do not fill your mailbox, the ones below come in one mail.',
      ...applied.map(
        ({ name, title, company, link, linkEnds }) =>
          `${toOneLine(name)} applies for "${toOneLine(title)}" at ${toOneLine(company)}. The CV and the answers, until ${formatDay(linkEnds)}:\n${link}`,
      ),
      ...withdrawn.map(
        ({ name, title, company }) =>
          `${toOneLine(name)} has withdrawn the application for "${toOneLine(title)}" at ${toOneLine(company)}. Please delete the CV and the other papers.`,
      ),
      ...(applied.length === 0
        ? []
        : [
            'Anybody with a link can read its application. When you open it there, the applicant is told that you have.',
          ]),
      'Please do not answer this mail: how to reach each applicant stands in the application.',
    ],
  })
}

function toSubject(applied: number, withdrawn: number): string {
  if (applied === 0)
    return withdrawn === 1 ? 'One application withdrawn' : `${withdrawn} applications withdrawn`
  return applied === 1 ? 'One more application' : `${applied} more applications`
}
