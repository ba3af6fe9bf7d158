const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g
const STYLE = /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"[^>]*>/g

/**
 * Addresses of the scripts a page loads by itself, each once. The polyfills for browsers without
 * modules are left out: no browser that runs the product loads them.
 */
export function listScripts(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([element]) => !/\snomodule\b/i.test(element))
  return unique(scripts)
}

/** Addresses of the style sheets of a page, each once. */
export function listStyles(html: string): readonly string[] {
  return unique([...html.matchAll(STYLE)])
}

function unique(matches: readonly RegExpMatchArray[]): readonly string[] {
  return [...new Set(matches.map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}
