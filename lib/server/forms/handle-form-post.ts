import type { z } from 'zod'
import { readEnv } from '@/lib/server/env'
import { LOCALE_HEADER } from '@/lib/server/http/locale-header'
import { readBodyText } from '@/lib/server/http/read-body-text'
import { isSameOrigin } from '@/lib/server/http/same-origin'
import { ApiError, SESSION_ENDED } from '@/lib/shared/api/api-error'
import type { ApiClient } from '@/lib/shared/api/client'
import { toFailureMessage } from '@/lib/shared/forms/failure-messages'
import { type FieldProblem, type FormField, toProblems } from '@/lib/shared/forms/field-problems'
import { HONEYPOT_MESSAGE, isHoneypotFilled } from '@/lib/shared/forms/honeypot'
import { routes, withLocale } from '@/lib/shared/routes'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'
import { listSignOutCookies } from '@/lib/shared/session/session-cookies'
import { callApiForVisitor } from './call-api-for-visitor'
import { type FormDraft, saveFormDraft } from './form-drafts'

const SESSION_ENDED_MESSAGE = 'You were signed out before this was sent. Please send it again.'

/** The longest message in Khmer, percent-encoded, and the other fields. */
const MAX_FORM_BYTES = 64 * 1024

const notAForm: FormBodyError = {
  status: 415,
  message: 'This address takes a form and nothing else.',
}
const tooLarge: FormBodyError = {
  status: 413,
  message: 'This is too long to be sent. Please go back, shorten it and send it again.',
}

/** Describes a form that works without script (decision 009). */
type PostedForm<Body> = {
  readonly fields: readonly FormField[]
  /** Fields that the form sends and nobody types. */
  readonly hidden?: readonly string[]
  readonly body: z.ZodType<Body>
  readonly send: (api: ApiClient, body: Body) => Promise<unknown>
  readonly toSent: string
  readonly toRetry: (draft: string) => string
}

/**
 * Sends a posted form and redirects to `toSent`, or to `toRetry` with everything that was typed; 403, 413 or 415 when it
 * is not our form (promise T5).
 */
export async function handleFormPost<Body>(
  request: Request,
  form: PostedForm<Body>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, readEnv().SITE_URL)) {
    return sendError(403, 'This form did not come from our own pages.')
  }
  const posted = await parseFormBody(request)
  if (!(posted instanceof URLSearchParams)) return sendError(posted.status, posted.message)
  const headers = new Headers()
  const refused = await send(request, headers, form, posted)
  if (refused === null) return seeOther(form.toSent, headers)
  const again = form.toRetry(saveFormDraft(refused.draft, getClientNetwork(request)))
  if (!refused.isSessionOver) return seeOther(again, headers)
  // 900 ends the session and redirects to sign-in, from where the typed text can be sent again (spec §8).
  for (const cookie of listSignOutCookies()) headers.append('Set-Cookie', cookie)
  const back = request.headers.has(LOCALE_HEADER) ? withLocale(again) : again
  return seeOther(routes.loginAndBack(back), headers)
}

type FailedPost = { readonly draft: FormDraft; readonly isSessionOver: boolean }

/** Calls the API; null on success, else what to show again. */
async function send<Body>(
  request: Request,
  headers: Headers,
  form: PostedForm<Body>,
  posted: URLSearchParams,
): Promise<FailedPost | null> {
  const values = Object.fromEntries(
    // Browsers send two characters for a line break; the limits count one.
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
    await callApiForVisitor(request, headers, (api) => form.send(api, parsed.data))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.statusCode === SESSION_ENDED) return again([], SESSION_ENDED_MESSAGE, true)
    const refused = error.fields.map(({ path }) => path)
    const problems = toProblems(refused, values)
    const said = refused.length > 0 ? '' : error.message
    return again(problems, problems.length > 0 ? '' : toFailureMessage(error.statusCode, said))
  }
}

/** Returns null for this machine: a local proxy without forwarding headers stands for everybody. */
function getClientNetwork({ headers }: Request): string | null {
  const address = headers.get('x-forwarded-for')
  return address === null || isLoopback(address) ? null : toNetwork(address)
}

function sendError(status: number, message: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${message}\n`, { status, headers })
}

type FormBodyError = { readonly status: 413 | 415; readonly message: string }

export async function parseFormBody(request: Request): Promise<URLSearchParams | FormBodyError> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return notAForm
  const text = await readBodyText(request.body, MAX_FORM_BYTES)
  return text === null ? tooLarge : new URLSearchParams(text)
}

/** Redirects with 303 to a plain path of ours; `rewriteRedirects` adds `/en` where the visitor came by it. */
export function seeOther(path: string, headers = new Headers()): Response {
  headers.set('Location', path)
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: 303, headers })
}
