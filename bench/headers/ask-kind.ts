import type { RunningNginx } from '@/bench/nginx/start-nginx'
import { ask, getHeader, listDoubled } from './answer'
import { type Finding, toScore } from './finding'
import { judgeSharing } from './header-rules'
import { judgeAnswer, listContradictions } from './judge'
import type { Kind } from './kinds'
import type { Row } from './table'

const FOREIGN = 'https://elsewhere.example'
const PREFLIGHT = { origin: FOREIGN, 'access-control-request-method': 'GET' }

/**
 * Requests one kind of response, and checks whether another site may read it.
 *
 * @param redirect what was found for the whole host
 */
export async function askKind(
  { name, status, ask: asked }: Kind,
  { origin, certificate }: RunningNginx,
  redirect: Finding,
): Promise<{ readonly row: Row; readonly policy: string | null }> {
  const answer = await ask(origin, asked, certificate)
  const preflight = { method: 'OPTIONS', path: asked.path, headers: PREFLIGHT }
  const shared = await ask(origin, preflight, certificate)
  const findings = [...judgeAnswer(answer, origin), judgeSharing(shared, FOREIGN), redirect]
  const faults = [
    ...(status === null || answer.status === status ? [] : [`expected ${status}`]),
    ...listDoubled(answer).map((header) => `${header} twice`),
    ...listContradictions(answer),
  ]
  return {
    row: { name, status: answer.status, score: toScore(findings), findings, faults },
    policy: getHeader(answer, 'content-security-policy'),
  }
}
