import type { Answer } from '@/bench/storm/wire/exchange'
import { findMarks } from '@/bench/storm/wire/marks'

/** Lists private data of people that a response exposes to others or to a cache (promise T1, promise T8). */
export function judgePrivacy(
  asker: string,
  { headers, text }: Pick<Answer, 'headers' | 'text'>,
): readonly string[] {
  const marks = findMarks(`${JSON.stringify(headers)}${text}`)
  const foreign = [...marks].filter((mark) => mark !== asker)
  const problems = foreign.map((mark) => `what is private to ${mark} was exposed to ${asker}`)
  const cacheControl = headers['cache-control'] ?? ''
  if (marks.size > 0 && /public|s-maxage/.test(cacheControl)) {
    problems.push(`what is private to somebody may be stored by caches (${cacheControl})`)
  }
  return problems
}
