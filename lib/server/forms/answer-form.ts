import type { z } from 'zod'
import { readEnv } from '@/lib/server/env'
import { LOCALE_HEADER } from '@/lib/server/http/locale-header'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { ApiError } from '@/lib/shared/api/api-error'
import type { ApiClient } from '@/lib/shared/api/client'
import { SESSION_ENDED } from '@/lib/shared/api/reply-status'
import { toFailureMessage } from '@/lib/shared/forms/failure-messages'
import { type FieldProblem, type FormField, toProblems } from '@/lib/shared/forms/field-problems'
import { HONEYPOT_MESSAGE, isHoneypotFilled } from '@/lib/shared/forms/honeypot'
import { routes, withLocale } from '@/lib/shared/routes'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'
import { listSignOutCookies } from '@/lib/shared/session/session-cookies'
import { callForVisitor } from './call-for-visitor'
import { type Draft, keepDraft } from './drafts'
import { readPosted } from './read-posted'
import { seeOther } from './see-other'

const SIGNED_OUT = 'You were signed out before this was sent. Please send it again.'

/** A form that works without script (decision 009). */
export type PostedForm<Body> = {
  readonly fields: readonly FormField[]
  /** What the form sends along, and nobody types. */
  readonly hidden?: readonly string[]
  readonly body: z.ZodType<Body>
  readonly send: (api: ApiClient, body: Body) => Promise<unknown>
  readonly sent: string
  readonly again: (draft: string) => string
}

/** Leads to `sent`, or to `again` with everything typed; 403, 413 or 415 for what is not our form (promise T5). */
export async function answerForm<Body>(
  request: Request,
  form: PostedForm<Body>,
): Promise<Response> {
  if (!isOwnRequest(request.headers, readEnv().SITE_URL)) {
    return refuse(403, 'This form did not come from our own pages.')
  }
  const posted = await readPosted(request)
  if (!(posted instanceof URLSearchParams)) return refuse(posted.status, posted.message)
  const headers = new Headers()
  const refused = await send(request, headers, form, posted)
  if (refused === null) return seeOther(form.sent, headers)
  const again = form.again(keepDraft(refused.draft, readCaller(request)))
  if (!refused.isSessionOver) return seeOther(again, headers)
  // 900 ends the session and leads to sign-in, from where what was typed can be sent again (spec §8).
  for (const cookie of listSignOutCookies()) headers.append('Set-Cookie', cookie)
  const back = request.headers.has(LOCALE_HEADER) ? withLocale(again) : again
  return seeOther(routes.loginAndBack(back), headers)
}

type Refused = { readonly draft: Draft; readonly isSessionOver: boolean }

/** Null when the API took it, else what to show again. */
async function send<Body>(
  request: Request,
  headers: Headers,
  form: PostedForm<Body>,
  posted: URLSearchParams,
): Promise<Refused | null> {
  const values = Object.fromEntries(
    // A browser sends two characters for a line end; the limits count one.
    [...form.fields, ...(form.hidden ?? [])].map((name) => [
      name,
      (posted.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
  const again = (problems: readonly FieldProblem[], failure: string, isSessionOver = false) => ({
    draft: { values, problems, failure },
    isSessionOver,
  })
  if (isHoneypotFilled(posted)) return again([], HONEYPOT_MESSAGE)
  const parsed = form.body.safeParse(values)
  if (!parsed.success) {
    const refused = parsed.error.issues.map(({ path }) => String(path[0]))
    return again(toProblems(refused, values), '')
  }
  try {
    await callForVisitor(request, headers, (api) => form.send(api, parsed.data))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.statusCode === SESSION_ENDED) return again([], SIGNED_OUT, true)
    const refused = error.fields.map(({ path }) => path)
    const problems = toProblems(refused, values)
    const said = refused.length > 0 ? '' : error.message
    return again(problems, problems.length > 0 ? '' : toFailureMessage(error.statusCode, said))
  }
}

/** Null for this machine: a proxy on it that says nothing speaks for everybody. */
function readCaller({ headers }: Request): string | null {
  const address = headers.get('x-forwarded-for')
  return address === null || isLoopback(address) ? null : toNetwork(address)
}

function refuse(status: number, message: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${message}\n`, { status, headers })
}
