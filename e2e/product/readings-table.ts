/** One API call of a page. */
export type PageReading = {
  /** As in `GET /v1/job/7?limit=20&offset=0`. */
  readonly call: string
  /** Headings of the parts that the page lacks without it; null: the page is a 503. */
  readonly lacks: readonly string[] | null
}

export type PageReadings = { readonly name: string; readonly readings: readonly PageReading[] }

/** The name of parts without a heading. */
const UNNAMED = 'words or links'

/** Markdown: for each page the query it needs, and what it lacks without each of the others. */
export function toReadingsTable(pages: readonly PageReadings[]): string {
  const rows = pages.map(({ name, readings }) => {
    const stands = readings.filter(({ lacks }) => lacks === null).map(({ call }) => toName(call))
    const byPart = new Map<string, Set<string>>()
    for (const { part, call } of readings.flatMap(toParts)) {
      byPart.set(part, (byPart.get(part) ?? new Set()).add(call))
    }
    const parts = [...byPart].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const lacking = parts.map(([part, calls]) => `${part}: ${[...calls].toSorted().join(', ')}`)
    return `| ${name} | ${[...new Set(stands)].join(', ') || 'none'} | ${lacking.join('<br>')} |`
  })
  return ['| page | 503 without | missing without |', '|---|---|---|', ...rows].join('\n')
}

function toParts({ call, lacks }: PageReading) {
  if (lacks === null) return []
  const parts =
    lacks.length === 0 ? [UNNAMED] : lacks.map((heading) => `“${withoutNames(heading)}”`)
  return parts.map((part) => ({ part, call: toName(call) }))
}

/** Headings that name a major or a field. */
function withoutNames(heading: string): string {
  return heading
    .replace(/^From .+ to work$/, 'From … to work')
    .replace(/^.+ (jobs by place)$/, '… $1')
}

/** Without values of the demo content: ids of items, and page sizes. */
function toName(call: string): string {
  const [path = '', query = ''] = call.replace(/^GET /, '').split('?')
  const named = path.replace(/\/\d+/g, '/{id}')
  const params = [...new URLSearchParams(query)].filter(
    ([key]) => key !== 'offset' && key !== 'limit',
  )
  const words = params.map(([key, value]) =>
    key.endsWith('Id') ? `${key}={id}` : `${key}=${value}`,
  )
  return words.length === 0 ? named : `${named}?${words.toSorted().join('&')}`
}
