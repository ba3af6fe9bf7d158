import { DONE } from '@/backend/platform/http/done'
import { toQuestionPage } from '@/backend/platform/http/forms/question-page'
import { mount, mountForSession } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { digestMailEndpoints } from '@/lib/contract/notifications/digest-mail'
import * as choice from './digest-choice'

const NO_READER = missing('subscription')

const TITLE = 'Daily mail'

const QUESTION = toQuestionPage({
  title: TITLE,
  text: 'You will no longer be mailed what you have not read. Your notifications stay on the site.',
  button: 'Unsubscribe',
})
const ENDED = toQuestionPage({
  title: TITLE,
  text: 'You are unsubscribed. You can turn the daily mail on again with your notifications.',
  next: { words: 'Your notifications', path: '/profile/job-notification' },
})

export function mountDigestMailRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, digestMailEndpoints.get, async ({ accountId }) => ({
    enabled: await choice.isDigestWanted(db, accountId),
  }))

  mountForSession(context, digestMailEndpoints.enable, async ({ accountId }) => {
    await choice.startDigests(db, accountId)
    return DONE
  })

  mountForSession(context, digestMailEndpoints.disable, async ({ accountId }) => {
    await choice.stopDigests(db, accountId, clock.now())
    return DONE
  })
}

/** Mounted where forms are taken: the link of a mail leads here. */
export function mountDigestUnsubscribeRoutes(context: RouteContext): void {
  const { db, clock } = context

  mount(context, digestMailEndpoints.askEnd, async ({ query }) =>
    (await choice.getDigestReader(db, query.token)) === null ? NO_READER : QUESTION,
  )

  mount(context, digestMailEndpoints.end, async ({ query }) => {
    const accountId = await choice.getDigestReader(db, query.token)
    if (accountId === null) return NO_READER
    await choice.stopDigests(db, accountId, clock.now())
    return ENDED
  })
}
