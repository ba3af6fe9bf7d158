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
      'You received many applications in a short time. To keep your mailbox clear, we put these in one e-mail.',
      ...applied.map(
        ({ name, title, company, link, linkEnds }) =>
          `${toOneLine(name)} applies for "${toOneLine(title)}" at ${toOneLine(company)}. CV and answers, available until ${formatDay(linkEnds)}:\n${link}`,
      ),
      ...withdrawn.map(
        ({ name, title, company }) =>
          `${toOneLine(name)} has withdrawn the application for "${toOneLine(title)}" at ${toOneLine(company)}. Please delete the CV and other documents.`,
      ),
      ...(applied.length === 0
        ? []
        : [
            'Anyone with a link can read that application. We tell the applicant when you open it.',
          ]),
      'Please do not reply to this e-mail. Each application says how to reach the applicant.',
    ],
  })
}

function toSubject(applied: number, withdrawn: number): string {
  if (applied === 0)
    return withdrawn === 1 ? 'One application withdrawn' : `${withdrawn} applications withdrawn`
  return applied === 1 ? 'One more application' : `${applied} more applications`
}
