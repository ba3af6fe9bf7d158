import type { ContentEncoding } from './cached-page'

/** Browsers send a handful of different headers; the memo is cleared when there are more. */
const MAX_REMEMBERED = 200
const known = new Map<string, ContentEncoding>()

/**
 * Chooses the encoding with the highest weight, brotli when both are equal, and none that is not named (RFC 9110
 * §12.5.3).
 */
export function chooseContentEncoding(
  accepted: string | readonly string[] | undefined,
): ContentEncoding {
  const text = String(accepted ?? '')
  const found = known.get(text)
  if (found !== undefined) return found
  const chosen = choose(text)
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(text, chosen)
  return chosen
}

function choose(text: string): ContentEncoding {
  const weights = new Map(text.split(',').map(parseWeight))
  const [br, gzip] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0]
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

function parseWeight(part: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1'
  return [name, /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0]
}
