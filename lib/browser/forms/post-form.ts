import { atLeast } from '@/lib/browser/wire/at-least'
import type { ApiPath, UpstreamReply } from '@/lib/browser/wire/call-upstream'
import { callAsInstallation } from '@/lib/browser/wire/installation'
import { OFFLINE, toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'
import { type FieldProblem, toProblems } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'

/** A form that was not taken; the message and the problems say what to do. */
export class FormError extends Error {
  override readonly name = 'FormError'

  constructor(
    message: string,
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(message)
  }
}

const underWay = new Map<string, Promise<unknown>>()

/**
 * Sends a form's values to the API and gives the body of its answer, after 200 ms at the earliest. The
 * same values sent again meanwhile are not sent twice but share the answer (promise F9).
 *
 * @throws FormError when it was refused, or when there is no connection or no answer of our API's
 */
export function postForm(
  path: ApiPath,
  values: Readonly<Record<string, string>>,
): Promise<unknown> {
  const key = JSON.stringify([path, values])
  const sending = underWay.get(key) ?? send(path, values).finally(() => underWay.delete(key))
  underWay.set(key, sending)
  return sending
}

async function send(path: ApiPath, values: Readonly<Record<string, string>>): Promise<unknown> {
  const { status, body } = await atLeast(MIN_FETCH_MS, post(path, values))
  if (status >= 200 && status < 300) return body
  const problems = toProblems(listRefused(body), values)
  throw new FormError(toFailureWords(status), problems)
}

async function post(
  path: ApiPath,
  values: Readonly<Record<string, string>>,
): Promise<UpstreamReply> {
  try {
    return await callAsInstallation(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    })
  } catch {
    // Whatever it was, to the visitor it is one of two things.
    throw new FormError(navigator.onLine ? UNREACHED : OFFLINE)
  }
}

/** The fields an answer blames (architecture §7), by name. */
function listRefused(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return []
  const { errors } = body
  if (!Array.isArray(errors)) return []
  return errors.flatMap((error: unknown) =>
    typeof error === 'object' && error !== null && 'path' in error ? [String(error.path)] : [],
  )
}
