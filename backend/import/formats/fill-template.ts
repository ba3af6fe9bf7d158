import type { FeedRecord } from '../read/feed-record'

const OF_ADDRESS = 'feed:'

/** Fills a text with the fields of an entry and parts of the feed's address; empty if one of them is missing. */
export function fillTemplate(template: string, record: FeedRecord, address: string | null): string {
  const read = (name: string) =>
    name.startsWith(OF_ADDRESS)
      ? readAddress(address, name.slice(OF_ADDRESS.length))
      : record.text(name)
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => read(name) === '')) return ''
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => read(name))
}

function readAddress(address: string | null, name: string): string {
  if (address === null) return ''
  const { origin, search } = new URL(address)
  if (name === 'origin') return origin
  const pairs = search
    .slice(1)
    .split(/[&;,]|%3B|%2C/i)
    .map((pair) => pair.split(/=|%3D/i))
  return pairs.find((pair) => pair.at(-2) === name)?.at(-1) ?? ''
}
