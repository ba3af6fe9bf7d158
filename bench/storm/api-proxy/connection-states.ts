/** State of the connection between web app and API (promise F1, promise F2, promise F3). */
export type ConnectionState =
  | { readonly is: 'clear' }
  /** Every chunk is delayed by `ms`. */
  | { readonly is: 'slow'; readonly ms: number }
  /** Responses arrive byte by byte. */
  | { readonly is: 'dripping' }
  /** Responses end after this number of bytes. */
  | { readonly is: 'cut'; readonly bytes: number }
  /** Every connection is reset. */
  | { readonly is: 'resetting' }
  /** The API processes the request, but its response is dropped. */
  | { readonly is: 'mute' }
  /** A foreign server responds instead of the API. */
  | { readonly is: 'foreign'; readonly answer: ForeignAnswer }

/** Part of every foreign response: no visitor may ever see it. */
export const FOREIGN_WORDS = 'Gateway 5b11e0d4'

const foreignAnswers = {
  'a page': () => html(`<!doctype html><title>${FOREIGN_WORDS}</title><h1>${FOREIGN_WORDS}</h1>`),
  'an error page': () => html(`<h1>502 ${FOREIGN_WORDS}</h1>`, '502 Bad Gateway'),
  'ten megabytes': () => json(`{"data":["${FOREIGN_WORDS}${'x'.repeat(10_000_000)}"]}`),
  'half a JSON': () => json(`{"success": true, "data": [{"title": "${FOREIGN_WORDS}`),
} as const
export type ForeignAnswer = keyof typeof foreignAnswers

export const FOREIGN_ANSWERS: readonly ForeignAnswer[] = [
  'a page',
  'an error page',
  'ten megabytes',
  'half a JSON',
]

/** A complete HTTP response in bytes, after which the connection ends. */
export function composeForeign(answer: ForeignAnswer): Buffer {
  return foreignAnswers[answer]()
}

function html(text: string, status = '200 OK'): Buffer {
  return compose(status, 'text/html; charset=utf-8', text)
}

function json(text: string): Buffer {
  return compose('200 OK', 'application/json; charset=utf-8', text)
}

function compose(status: string, type: string, text: string): Buffer {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
