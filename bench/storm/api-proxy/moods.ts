/** What the line between web app and API is like (promise F1, promise F2, promise F3). */
export type Mood =
  | { readonly is: 'clear' }
  /** Every piece comes so many ms later. */
  | { readonly is: 'slow'; readonly ms: number }
  /** Answers come a byte at a time. */
  | { readonly is: 'dripping' }
  /** Answers end after so many bytes. */
  | { readonly is: 'cut'; readonly bytes: number }
  /** Whoever asks is reset. */
  | { readonly is: 'resetting' }
  /** The API does it, and nobody hears its answer. */
  | { readonly is: 'mute' }
  /** Something else answers in the API's place. */
  | { readonly is: 'foreign'; readonly answer: ForeignAnswer }

/** Stands in everything that is not ours: no visitor may ever read it. */
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

/** A whole answer as bytes of HTTP, after which the connection ends. */
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
