import { toDay } from '@/lib/shared/calendar/day'

/** The fields of a generated entry; missing ones get valid defaults. */
export type JoobleEntry = Partial<
  Record<
    | 'referencenumber'
    | 'title'
    | 'url'
    | 'city'
    | 'country'
    | 'company'
    | 'date_updated'
    | 'date_expired'
    | 'jobtype'
    | 'description'
    | 'min'
    | 'max'
    | 'currency'
    | 'rate',
    string
  >
>

/** A day ten weeks ago: entries that are older than a year may be held back. */
const UPDATED = toDay(new Date(Date.now() - 70 * 86_400_000))

/** One `<job>` of a jooble feed. Values are in CDATA, so that HTML and Khmer need no escaping. */
export function joobleJob(entry: JoobleEntry = {}): string {
  const {
    referencenumber = '1',
    title = 'Site engineer',
    url = 'https://jobs.example/1',
    city = 'Phnom Penh',
    country = 'KH',
    company = 'Mekong Works',
    date_updated = `${UPDATED} 00:00:00`,
    description = '<p>Lead the works on site.</p>',
    ...rest
  } = entry
  return `<job>
    ${element('referencenumber', referencenumber)}
    ${element('title', title)}
    ${element('url', url)}
    <region>${element('country', country)}${element('city', city)}</region>
    ${element('company', company)}
    ${element('date_updated', date_updated)}
    ${element('date_expired', rest.date_expired)}
    ${element('jobtype', rest.jobtype)}
    <salary>
      ${element('min', rest.min)}${element('max', rest.max)}
      ${element('currency', rest.currency)}${element('rate', rest.rate)}
    </salary>
    ${element('description', description)}
  </job>`
}

/** A complete feed of such entries. */
export function joobleFeed(entries: readonly JoobleEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<jobs>\n${entries.map(joobleJob).join('\n')}\n</jobs>\n`
}

function element(name: string, value = ''): string {
  return `<${name}><![CDATA[${value}]]></${name}>`
}
