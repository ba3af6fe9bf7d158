import { z } from 'zod'
import { FOREIGN_WORDS } from '@/bench/storm/api-proxy/connection-states'
import type { Answer } from '@/bench/storm/wire/exchange'
import { errorBody } from '@/lib/contract/common'
import { parseJson } from '@/lib/shared/parse-json'

const identityError = z.object({ error: z.object({ code: z.int(), message: z.string() }) })
const HEADERS = ['x-content-type-options', 'content-security-policy'] as const
const RETRIED = [429, 503]
/** Statuses of responses without a body. */
const EMPTY = [204, 304, 303, 307, 308]

/** Lists problems of any response: it must be one of ours (promise F3, promise F15). */
export function judgeAnswer({ status, headers, text }: Answer): readonly string[] {
  const type = headers['content-type'] ?? ''
  const problems = HEADERS.flatMap((name) =>
    headers[name] === undefined ? [`${status} without ${name}`] : [],
  )
  if (status >= 500 && status < 600 && status !== 503)
    problems.push(`a ${status}: ${toStart(text)}`)
  if (RETRIED.includes(status) && headers['retry-after'] === undefined) {
    problems.push(`${status} without retry-after`)
  }
  if (text.includes(FOREIGN_WORDS)) problems.push(`${status} in the words of a gateway`)
  if (EMPTY.includes(status)) return problems
  if (text === '') problems.push(`an empty ${status}`)
  else if (type.startsWith('text/html')) problems.push(...judgePage(status, text))
  else if (type.startsWith('application/json')) problems.push(...judgeJson(status, text))
  else if (status >= 400 && !type.startsWith('text/plain')) problems.push(`${status} as ${type}`)
  return problems
}

/** The site's name; its host in the header while a new process cannot read the settings. */
const SITE_NAME = /Visvakor|>localhost</

function judgePage(status: number, text: string): readonly string[] {
  const isWhole = text.trimEnd().endsWith('</html>')
  return SITE_NAME.test(text) && isWhole ? [] : [`${status} with a page that is not ours`]
}

function judgeJson(status: number, text: string): readonly string[] {
  const body = parseJson(text)
  if (body === undefined) return [`${status} with broken JSON: ${toStart(text)}`]
  if (status < 400) return []
  return errorBody.or(identityError).safeParse(body).success
    ? []
    : [`${status} with another shape: ${toStart(text)}`]
}

function toStart(text: string): string {
  return text.slice(0, 80)
}
