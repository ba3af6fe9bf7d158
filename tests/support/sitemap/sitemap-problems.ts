import { SaxesParser } from 'saxes'
import { z } from 'zod'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9'

const MOST_ENTRIES = 50_000
const MOST_BYTES = 50 * 1024 * 1024

/** `xsd:anyURI` of 12 to 2,048 characters; absolute, as the protocol requires. */
const address = z
  .url({ protocol: /^https?$/ })
  .min(12)
  .max(2048)
/** The W3C's profile of dates and times. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const words = z.string().min(1)

type Rule = {
  /** Allowed child elements, in this order, each once unless `many`. */
  readonly children?: readonly string[]
  readonly required?: readonly string[]
  readonly many?: boolean
  readonly text?: z.ZodType
}

/** The parts of the published schemas (siteindex.xsd, sitemap.xsd, sitemap-image.xsd, sitemap-news.xsd) that we use. */
const RULES: Readonly<Record<string, Rule>> = {
  [`${SITEMAP} sitemapindex`]: { children: [`${SITEMAP} sitemap`], many: true },
  [`${SITEMAP} sitemap`]: {
    children: [`${SITEMAP} loc`, `${SITEMAP} lastmod`],
    required: [`${SITEMAP} loc`],
  },
  [`${SITEMAP} urlset`]: { children: [`${SITEMAP} url`], many: true },
  [`${SITEMAP} url`]: {
    children: [
      ...['loc', 'lastmod', 'changefreq', 'priority'].map((name) => `${SITEMAP} ${name}`),
      `${IMAGE} image`,
      `${NEWS} news`,
    ],
    required: [`${SITEMAP} loc`],
  },
  [`${SITEMAP} loc`]: { text: address },
  [`${SITEMAP} lastmod`]: { text: moment },
  [`${IMAGE} image`]: { children: [`${IMAGE} loc`], required: [`${IMAGE} loc`] },
  [`${IMAGE} loc`]: { text: address },
  [`${NEWS} news`]: {
    children: ['publication', 'publication_date', 'title'].map((name) => `${NEWS} ${name}`),
    required: ['publication', 'publication_date', 'title'].map((name) => `${NEWS} ${name}`),
  },
  [`${NEWS} publication`]: {
    children: ['name', 'language'].map((name) => `${NEWS} ${name}`),
    required: ['name', 'language'].map((name) => `${NEWS} ${name}`),
  },
  [`${NEWS} name`]: { text: words },
  [`${NEWS} language`]: { text: z.string().regex(/^(?:zh-cn|zh-tw|[a-z]{2,3})$/) },
  [`${NEWS} publication_date`]: { text: moment },
  [`${NEWS} title`]: { text: words },
}

type Open = { readonly name: string; readonly seen: string[]; text: string }

/** Lists violations of the published schemas and the protocol's limits in a sitemap or an index. */
export function listSitemapProblems(xml: string): readonly string[] {
  const check = openSitemapCheck()
  check.write(xml)
  return check.end().problems
}

/** As above, for a stream of which nothing is stored. */
export function openSitemapCheck() {
  const problems: string[] = []
  const open: Open[] = []
  let bytes = 0
  let entries = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => problems.push(error.message))
  parser.on('opentag', ({ uri, local }) => {
    const name = `${uri} ${local}`
    const parent = open.at(-1)
    const rule = RULES[name]
    if (rule === undefined) problems.push(`${local} is not known`)
    if (parent === undefined && rule?.many !== true) problems.push(`${local} is no root`)
    if (parent !== undefined) {
      const { children = [], many = false } = RULES[parent.name] ?? {}
      if (!children.includes(name)) problems.push(`${local} stands in ${toLocal(parent.name)}`)
      else if (!many && parent.seen.includes(name)) problems.push(`${local} stands there twice`)
      else if (!many && isEarlier(children, name, parent.seen.at(-1))) {
        problems.push(`${local} stands too late`)
      }
      if (many) entries += 1
      if (!many || parent.seen.length === 0) parent.seen.push(name)
    }
    open.push({ name, seen: [], text: '' })
  })
  parser.on('text', (text) => {
    const current = open.at(-1)
    if (current !== undefined) current.text += text
  })
  parser.on('closetag', () => {
    const { name, seen, text } = open.pop() ?? { name: '', seen: [], text: '' }
    const rule = RULES[name]
    if (rule === undefined) return
    if (rule.many && seen.length === 0) problems.push(`${toLocal(name)} is empty`)
    for (const required of rule.required ?? []) {
      if (!seen.includes(required)) problems.push(`${toLocal(name)} lacks ${toLocal(required)}`)
    }
    if (rule.text !== undefined && !rule.text.safeParse(text).success) {
      problems.push(`${toLocal(name)} is “${text}”`)
    }
    if (rule.text === undefined && text.trim() !== '') {
      problems.push(`${toLocal(name)} has the text “${text.trim()}”`)
    }
  })
  return {
    write: (part: string) => {
      bytes += Buffer.byteLength(part)
      parser.write(part)
    },
    end: () => {
      parser.close()
      if (entries > MOST_ENTRIES) problems.push(`there are ${entries} entries`)
      if (bytes > MOST_BYTES) problems.push(`there are ${bytes} bytes`)
      return { problems, entries, bytes }
    },
  }
}

function toLocal(name: string): string {
  return name.split(' ')[1] ?? ''
}

function isEarlier(order: readonly string[], name: string, before: string | undefined): boolean {
  return before !== undefined && order.indexOf(name) < order.indexOf(before)
}
