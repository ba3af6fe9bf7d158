import { getLastLinkDay } from '@/backend/areas/applications/received-applications'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { formatDay } from '@/lib/shared/format/dates'
import { recordApplicationOutcome } from '../application-outcome'
import {
  claimEmployerNotices,
  recordCombinedMail,
  selectDueEmployers,
} from '../pending-employer-notices'

type Said = { readonly name: string; readonly title: string; readonly company: string }

/**
 * An application with its link and the last day of the link, `YYYY-MM-DD`; without a link it was withdrawn.
 */
export type CombinedEntry =
  | (Said & { readonly link: string; readonly linkEnds: string })
  | (Said & { readonly link: null })

type Collection = { readonly deliverTo: string; readonly facts: readonly CombinedEntry[] }

/** One mail with all pending notices, with links in place of files (decision 061). */
export const combinedMail: ScheduledKind<Collection, 'mail'> = {
  name: 'combined-application',
  event: 'an application or withdrawal comes when the employer had many mails',
  audience: 'the employer',
  rhythm: 'four hours after the first of them',
  unsubscribe: 'no: the listing names this address for applications',
  onSettled: recordApplicationOutcome,
  job: createMessageJob({
    everyMs: 60_000,
    selectDue: selectDueEmployers,
    write: async (tx, { id: deliverTo }, { now, siteUrl }) => {
      const claimed = await claimEmployerNotices(tx, deliverTo, siteUrl)
      if (claimed === null) return
      const { entries, key, applicationIds } = claimed
      const expiresAt = new Date(`${getLastLinkDay(now)}T00:00:00Z`)
      const options = { key, now, siteUrl, expiresAt }
      const mailId = await queueMessage(
        tx,
        combinedMail,
        'mail',
        { deliverTo, facts: entries },
        options,
      )
      await recordCombinedMail(tx, applicationIds, mailId)
    },
  }),
  texts: {
    mail({ deliverTo, facts }) {
      const applied = facts.flatMap((fact) => (fact.link === null ? [] : [fact]))
      const withdrawn = facts.filter(({ link }) => link === null)
      return {
        to: deliverTo,
        subject: toSubject(applied.length, withdrawn.length),
        paragraphs: [
          'You received many applications in a short time. To keep your mailbox clear, we put these in one e-mail.',
          ...applied.map(
            ({ name, title, company, link, linkEnds }) =>
              `${normalizeOneLine(name)} applies for "${normalizeOneLine(title)}" at ${normalizeOneLine(company)}. CV and answers, available until ${formatDay(linkEnds)}:\n${link}`,
          ),
          ...withdrawn.map(
            ({ name, title, company }) =>
              `${normalizeOneLine(name)} has withdrawn the application for "${normalizeOneLine(title)}" at ${normalizeOneLine(company)}. Please delete the CV and other documents.`,
          ),
          ...(applied.length === 0
            ? []
            : [
                'Anyone with a link can read that application. We tell the applicant when you open it.',
              ]),
          'Please do not reply to this e-mail. Each application says how to reach the applicant.',
        ],
      }
    },
  },
}

function toSubject(applied: number, withdrawn: number): string {
  if (applied === 0)
    return withdrawn === 1 ? 'One application withdrawn' : `${withdrawn} applications withdrawn`
  return applied === 1 ? 'One more application' : `${applied} more applications`
}
