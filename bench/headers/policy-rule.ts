import { type Answer, getHeader } from './answer'
import type { Finding } from './finding'

/** Sources that allow nearly everything. */
const BROAD = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/
const UNSAFE = /^(?:'unsafe-inline'|data:)$/
const INSECURE = /^(?:http|ftp):/
const HASH_OR_NONCE = /^'(?:sha(?:256|384|512)|nonce)-/
const PASSIVE = ['img-src', 'media-src']

/** Directives in lower case with their sources; null for a policy with a duplicate directive. */
export function parsePolicy(policy: string): ReadonlyMap<string, readonly string[]> | null {
  const directives = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) return null
    directives.set(name, sources.length > 0 || !name.endsWith('-src') ? sources : ["'none'"])
  }
  return directives
}

/**
 * The points of the policy. Stricter than the Observatory in one way: two policies count as an invalid one, since
 * we never send two on purpose (decision 004).
 */
export function judgePolicy(answer: Answer): Finding {
  const policies = answer.headers.get('content-security-policy') ?? []
  if (policies.length === 0) return toFinding('none', -25)
  const [policy = ''] = policies
  const directives = policies.length === 1 ? parsePolicy(policy) : null
  if (directives === null || directives.size === 0) return toFinding('cannot be read', -25)
  return judge(directives)
}

function judge(directives: ReadonlyMap<string, readonly string[]>): Finding {
  const get = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const [script, style] = [get('script-src'), get('style-src')].map(withoutVoid)
  const isOpen = (source: string) => BROAD.test(source) || UNSAFE.test(source)
  const active = [...directives]
    .filter(([name]) => !PASSIVE.includes(name))
    .flatMap(([, all]) => all)
  if (script?.some(isOpen) || get('object-src').some((source) => BROAD.test(source))) {
    return toFinding('scripts or objects from anywhere', -20)
  }
  if (active.some((source) => INSECURE.test(source))) return toFinding('plain http', -20)
  if ([script, style].some((all) => all?.includes("'unsafe-eval'"))) return toFinding('eval', -10)
  const passive = PASSIVE.flatMap((name) => directives.get(name) ?? get('default-src'))
  if (passive.some((source) => INSECURE.test(source))) return toFinding('pictures by http', -10)
  if (style?.some(isOpen)) return toFinding('styles from anywhere', 0)
  const rest = directives.get('default-src')
  return rest?.length === 1 && rest[0] === "'none'"
    ? toFinding('strict, nothing by default', 10)
    : toFinding('strict', 5)
}

/** Browsers ignore `'unsafe-inline'` when there is a hash or a nonce. */
function withoutVoid(sources: readonly string[]): readonly string[] {
  const hasHash = sources.some((source) => HASH_OR_NONCE.test(source))
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

const toFinding = (says: string, points: number): Finding => ({ rule: 'policy', says, points })

/** Who may frame the page: by the policy, otherwise by the old header. */
export function judgeFraming(answer: Answer): Finding {
  const directives = parsePolicy(getHeader(answer, 'content-security-policy') ?? '')
  const old = getHeader(answer, 'x-frame-options')?.trim().toLowerCase()
  const rule = 'framing'
  if (directives?.has('frame-ancestors')) return { rule, says: 'by the policy', points: 5 }
  if (old === 'deny' || old === 'sameorigin') return { rule, says: old, points: 0 }
  return { rule, says: old === undefined ? 'none' : 'cannot be read', points: -20 }
}
