/** One call of the API that a page makes. */
export type PageReading = {
  /** As `GET /v1/job/7?limit=20&offset=0`. */
  readonly call: string
  /** Which parts the page lacks without it, as they are headed; null: it is a 503. */
  readonly lacks: readonly string[] | null
}

export type PageReadings = { readonly name: string; readonly readings: readonly PageReading[] }

/** Said of what has no heading of its own. */
const UNNAMED = 'words or links'

/** Markdown: of each page the reading it stands on, and what it lacks without each of the others. */
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

/** Without what is of the demo content: numbers of items, and how many are read. */
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
