import { toAddress } from './address'
import type { Answer, Answers } from './crawl'

const toText = ({ address, status, from }: Answer) => `${address} is ${status}, linked from ${from}`

/** Links to an error, or through more than one redirect. */
export function listDeadLinks(answers: Answers): readonly string[] {
  return [...answers.values()].flatMap((answer) => {
    const { status, location } = answer
    if (status === 200) return []
    if (status !== 308 && status !== 307) return [toText(answer)]
    const target = location === null ? undefined : answers.get(location)
    return target?.status === 200 ? [] : [`${toText(answer)}: leads to ${location}`]
  })
}

/** Links to a missing fragment. */
export function listDeadFragments(answers: Answers, site: string): readonly string[] {
  const links = [...answers.values()].flatMap(({ address, facts }) =>
    (facts?.links ?? [])
      .filter((href) => /#./.test(href))
      .map((href) => ({ href, from: address, to: toAddress(href, address, site) })),
  )
  return links.flatMap(({ href, from, to }) => {
    const target = to === null ? null : answers.get(to)?.facts
    const id = decodeURIComponent(href.slice(href.indexOf('#') + 1))
    return target && !target.ids.has(id) ? [`${href} on ${from}`] : []
  })
}
