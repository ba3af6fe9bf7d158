import type { Answer } from '@/bench/storm/wire/exchange'
import { findMarks } from '@/bench/storm/wire/marks'

/** What an answer tells of people, to somebody or to a cache, that it must not (promise T1, promise T8). */
export function judgePrivacy(
  asker: string,
  { headers, text }: Pick<Answer, 'headers' | 'text'>,
): readonly string[] {
  const told = findMarks(`${JSON.stringify(headers)}${text}`)
  const foreign = [...told].filter((mark) => mark !== asker)
  const problems = foreign.map((mark) => `what is private to ${mark} was told to ${asker}`)
  const kept = headers['cache-control'] ?? ''
  if (told.size > 0 && /public|s-maxage/.test(kept)) {
    problems.push(`what is private to somebody may be kept by caches (${kept})`)
  }
  return problems
}
