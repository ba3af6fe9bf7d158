const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' }

/** The text that Telegram shows for a message in its HTML; rejects invalid HTML with Telegram's error text. */
export function readBotHtml(html: string): { shown: string; links: string[] } {
  const links: string[] = []
  const open: string[] = []
  let shown = ''
  for (const [part] of html.matchAll(/<[^>]*>|&[^;\s]*;?|[^<&]+|</g)) {
    if (part.startsWith('&')) shown += readEntity(part)
    else if (!part.startsWith('<')) shown += part
    else if (part.startsWith('</')) {
      if (open.pop() !== part.slice(2, -1)) throw new Error(`can't parse entities: ${part}`)
    } else {
      const [, name = '', href] = /^<(b|a)(?: href="([^"]*)")?>$/.exec(part) ?? []
      if (name === '') throw new Error(`can't parse entities: Unsupported start tag "${part}"`)
      open.push(name)
      if (href !== undefined) links.push(href.replaceAll(/&\w+;/g, readEntity))
    }
  }
  if (open.length > 0) throw new Error(`can't parse entities: can't find end tag`)
  return { shown, links }
}

function readEntity(entity: string): string {
  const sign = ENTITIES[entity.slice(1, -1)]
  if (sign === undefined || !entity.endsWith(';')) throw new Error(`can't parse ${entity}`)
  return sign
}
