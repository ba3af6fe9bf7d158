import { type Answer, getHeader } from './answer'
import { judgeCookies } from './cookie-rule'
import type { Finding } from './finding'
import { judgeReferrer, judgeResource, judgeSniffing, judgeTransport } from './header-rules'
import { judgeFraming, judgePolicy } from './policy-rule'
import { judgeScripts } from './script-rule'

/** Applies every Observatory rule for a single response. @param origin of the response, on https */
export function judgeAnswer(answer: Answer, origin: string): readonly Finding[] {
  const hasTransport = judgeTransport(answer).points === 0
  return [
    judgePolicy(answer),
    judgeFraming(answer),
    judgeTransport(answer),
    judgeReferrer(answer),
    judgeSniffing(answer),
    judgeResource(answer),
    judgeCookies(answer, hasTransport),
    judgeScripts(answer, origin),
  ]
}

/** Problems that the Observatory does not check. */
export function listContradictions(answer: Answer): readonly string[] {
  const caching = (getHeader(answer, 'cache-control') ?? '').split(',').map((part) => part.trim())
  const isBoth =
    caching.includes('public') && caching.some((part) => /^(?:private|no-store)/.test(part))
  return isBoth ? [`cache-control: ${caching.join(', ')}`] : []
}
