import type { z } from 'zod'
import { readEnv } from '@/lib/server/env'
import { isOwnRequest } from '@/lib/server/http/own-request'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'
import { toFailureWords } from '@/lib/shared/forms/failure-words'
import { type FormField, toProblems } from '@/lib/shared/forms/field-problems'
import { isTrapped, TRAPPED } from '@/lib/shared/forms/trap'
import { WRITE_BUDGET_MS } from '@/lib/shared/limits'
import { isThisMachine, toNetwork } from '@/lib/shared/runtime/network'
import { type Draft, keepDraft } from './drafts'
import { readPosted } from './read-posted'
import { seeOther } from './see-other'
import { toApiHeaders } from './to-api-headers'

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
  const draft = await send(request, form, posted)
  if (draft === null) return seeOther(form.sent)
  return seeOther(form.again(keepDraft(draft, readCaller(request))))
}

/** Null when the API took it, else what to show again. */
async function send<Body>(
  request: Request,
  form: PostedForm<Body>,
  posted: URLSearchParams,
): Promise<Draft | null> {
  const values = Object.fromEntries(
    // A browser sends two characters for a line end; the limits count one.
    [...form.fields, ...(form.hidden ?? [])].map((name) => [
      name,
      (posted.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
  if (isTrapped(posted)) return { values, problems: [], failure: TRAPPED }
  const parsed = form.body.safeParse(values)
  if (!parsed.success) {
    const refused = parsed.error.issues.map(({ path }) => String(path[0]))
    return { values, problems: toProblems(refused, values), failure: '' }
  }
  try {
    const { API_URL } = readEnv()
    await form.send(createApiClient(API_URL, toApiHeaders(request), WRITE_BUDGET_MS), parsed.data)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const refused = error.fields.map(({ path }) => path)
    const problems = toProblems(refused, values)
    const said = refused.length > 0 ? '' : error.message
    const failure = problems.length > 0 ? '' : toFailureWords(error.statusCode, said)
    return { values, problems, failure }
  }
}

/** Null for this machine: a proxy on it that says nothing speaks for everybody. */
function readCaller({ headers }: Request): string | null {
  const address = headers.get('x-forwarded-for')
  return address === null || isThisMachine(address) ? null : toNetwork(address)
}

function refuse(status: number, message: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${message}\n`, { status, headers })
}
