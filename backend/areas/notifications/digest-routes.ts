import { notFound } from '@/backend/platform/http/error-reply'
import { toConfirmPage } from '@/backend/platform/http/forms/confirm-page'
import { mountForSession, mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { digestMailEndpoints } from '@/lib/contract/notifications/digest-mail'
import { countLastWeekMatches } from './last-week-matches'
import {
  getMailChoice,
  getUnsubscribeToken,
  type MailChoiceUpdate,
  type UnsubscribeScope,
  updateMailChoice,
} from './mail-preferences'

const NO_READER = notFound('subscription')

const NEXT = { words: 'Your notifications', path: '/notifications' }

/** What the link of each kind of mail asks and does. */
const KINDS: Readonly<
  Record<UnsubscribeScope, { title: string; text: string; ended: string; off: MailChoiceUpdate }>
> = {
  digests: {
    title: 'E-mails about new listings',
    text: 'You will get no more e-mails about new listings. Your notifications stay on the site.',
    ended: 'You are unsubscribed. You can turn these e-mails on again in your profile.',
    off: { rhythm: 'off' },
  },
  reminders: {
    title: 'Reminders of closing dates',
    text: 'You will get no more reminders before saved items close.',
    ended: 'You are unsubscribed. You can turn the reminders on again in your profile.',
    off: { reminders: false },
  },
}

export function mountDigestMailRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, digestMailEndpoints.get, async ({ accountId }) => ({
    ...(await getMailChoice(db, accountId)),
    lastWeek: await countLastWeekMatches(db, accountId, clock.now()),
  }))

  mountForSession(context, digestMailEndpoints.update, async ({ accountId, body }) => {
    await db.transaction((tx) => updateMailChoice(tx, accountId, body, clock.now()))
    return SUCCESS_REPLY
  })
}

/** Mounts the page that a mail's link leads to; it takes a plain form. */
export function mountDigestUnsubscribeRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountPublic(context, digestMailEndpoints.showUnsubscribePage, async ({ query }) => {
    const found = await getUnsubscribeToken(db, query.token)
    if (found === null) return NO_READER
    const { title, text } = KINDS[found.ends]
    return toConfirmPage({ title, text, button: 'Unsubscribe' })
  })

  mountPublic(context, digestMailEndpoints.unsubscribe, async ({ query }) => {
    const found = await getUnsubscribeToken(db, query.token)
    if (found === null) return NO_READER
    const { title, ended, off } = KINDS[found.ends]
    await db.transaction((tx) => updateMailChoice(tx, found.accountId, off, clock.now()))
    return toConfirmPage({ title, text: ended, next: NEXT })
  })
}
