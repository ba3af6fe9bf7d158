const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g
/** Those fetched after the first paint (decision 013). */
const LATE = /<script\b[^>]*\sdata-scripts="([^"]+)"/g
const STYLE = /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"[^>]*>/g

/**
 * Addresses of the scripts a page loads by itself, each once. The polyfills for browsers without
 * modules are left out: no browser that runs the product loads them.
 */
export function listScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([element]) => !/\snomodule\b/i.test(element))
  const late = [...html.matchAll(LATE)].flatMap(([, addresses = '']) => addresses.split(' '))
  return unique([...scripts.map(([, address = '']) => address), ...late])
}

/** Addresses of the style sheets of a page, each once. */
export function listStyles(html: string): readonly string[] {
  return unique([...html.matchAll(STYLE)].map(([, address = '']) => address))
}

function unique(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => address.replaceAll('&amp;', '&')))]
}
