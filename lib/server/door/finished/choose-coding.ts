import type { Coding } from './finished-page'

/** Browsers send a handful of different headers; whatever comes beyond them starts it anew. */
const MOST_KNOWN = 200
const known = new Map<string, Coding>()

/** RFC 9110 §12.5.3: the one asked for most, brotli where both are as welcome; a coding that is not named is not sent. */
export function chooseCoding(accepted: string | readonly string[] | undefined): Coding {
  const text = String(accepted ?? '')
  const found = known.get(text)
  if (found !== undefined) return found
  const chosen = choose(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, chosen)
  return chosen
}

function choose(text: string): Coding {
  const weights = new Map(text.split(',').map(readWeight))
  const [br, gzip] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0]
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

function readWeight(part: string): readonly [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1'
  return [name, /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0]
}
