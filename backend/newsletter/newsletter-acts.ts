import { z } from 'zod'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import {
  countSubscribers,
  MAILS_A_MINUTE,
  startIssue,
  switchIssue,
} from '@/backend/areas/newsletter/newsletter-issues'
import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import { type Act, defineAct } from '@/backend/audit/act'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { StartError } from '@/backend/platform/runtime/start-error'
import { toPreviewEvent } from './newsletter-preview'

/** Mails a newsletter to one address; the audit does not name it. */
export const sendTestNewsletter: Act = defineAct({
  name: 'test-newsletter',
  input: z.object({ text: z.string(), address: z.email('Name the address to mail it to.') }),
  async run(tx, { text, address }, { now, siteUrl }) {
    const { subject, markdown } = parseNewsletter(text)
    const copy = toPreviewEvent({ subject: `Test: ${subject}`, markdown }, address)
    await queueMessage(tx, newsletterMail, 'mail', copy, { now, siteUrl })
    return {
      target: 'newsletter',
      title: subject,
      before: null,
      after: { state: 'test' },
      undo: null,
      message: `A test to ${address} is sent as soon as the product runs.`,
      staleTags: [],
    }
  },
})

/** Starts to mail a newsletter to everybody who confirmed; the same text is sent once. */
export const sendNewsletter: Act = defineAct({
  name: 'send-newsletter',
  input: z.object({ text: z.string() }),
  async run(tx, { text }, { now }) {
    const file = parseNewsletter(text)
    const readers = await countSubscribers(tx)
    if (readers === 0) throw new StartError('Nobody has confirmed the newsletter yet.')
    const { issue, isNew } = await startIssue(tx, file, now)
    if (!isNew) {
      const { startedAt, queued } = issue
      const state = issue.finishedAt === null ? `${queued} mails so far` : `${queued} mails`
      const day = startedAt.toISOString().slice(0, 10)
      throw new StartError(`This file was sent on ${day}: ${state}. Nobody gets it twice.`)
    }
    const minutes = Math.ceil(readers / MAILS_A_MINUTE)
    return {
      target: `newsletter ${issue.id}`,
      title: file.subject,
      before: null,
      after: { readers },
      undo: null,
      message: `Sent to ${readers} ${readers === 1 ? 'subscriber' : 'subscribers'}, ${MAILS_A_MINUTE} a minute, while the product runs: about ${minutes} min.`,
      staleTags: [],
    }
  },
})

/** Stops an issue that is being mailed, or continues it with the next subscriber. */
export const switchNewsletter: Act = defineAct({
  name: 'switch-newsletter',
  input: z.object({ id: z.uuid(), isStopped: z.boolean() }),
  async run(tx, { id, isStopped }, { now }) {
    const issue = await switchIssue(tx, id, isStopped, now)
    if (issue === null) {
      throw new StartError(`This newsletter is ${isStopped ? 'not being sent' : 'not stopped'}.`)
    }
    const { subject, queued } = issue
    return {
      target: `newsletter ${id}`,
      title: subject,
      before: { isStopped: !isStopped },
      after: { isStopped, queued },
      undo: { act: switchNewsletter.name, input: { id, isStopped: !isStopped } },
      message: isStopped
        ? `Stopped after ${queued} mails; those that are not sent yet wait. Continue: npm run newsletter -- continue`
        : `“${subject}” is sent again, after ${queued} mails. Nobody gets it twice.`,
      staleTags: [],
    }
  },
})
