import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type RenderNote, renderNotes } from '@/lib/server/page-cache/render-notes.mjs'
import { hasLocale, withoutLocale } from '@/lib/shared/routes'
import type { Exchange, Step } from '../exchange'
import { onWholeBody } from '../whole-body'
import { toUnfinishedPage } from './finished-page'
import type { FinishedPages } from './finished-pages'
import { isPlainRead } from './is-plain-read'
import { toLocaleHtml } from './locale-links'
import { toFinishedKey, toPageAddress } from './page-key'
import { openQuietExchange } from './quiet-exchange'

/** ms for Next to make a page behind the answer that showed the old one */
const MAKING = 5000

export type Keeper = {
  /** Lets Next answer, and offers what it sends to the finished pages where it is a whole page of its cache and nothing else. */
  readonly render: Step
  /** Has Next make a page anew that is due, and takes it; false while that cannot be done, and the old one stays. */
  readonly remake: (key: string) => Promise<boolean>
}

export function keepFinished(pages: FinishedPages, render: Step): Keeper {
  /** Resolves to whether a page is kept by then. */
  function answer(
    exchange: Exchange,
    key: string | null,
    isInLocale: boolean,
    note: RenderNote,
    isWanted = false,
  ) {
    const { response } = exchange
    let keeping = Promise.resolve(false)
    if (key !== null || isInLocale) {
      onWholeBody(response, (body) => {
        const { page } = note
        const sent = isInLocale && isHtml(response) ? toLocaleHtml(String(body)) : body
        // Byte for byte what the cache has: nothing that was made for this one request can be in it.
        if (key !== null && page !== null && page.html === body) {
          const unfinished = toUnfinishedPage(withoutLocale(key), exchange, page)
          if (unfinished !== null) keeping = pages.offer(key, unfinished, String(sent), isWanted)
        }
        if (sent !== body) response.setHeader('Content-Length', Buffer.byteLength(sent))
        return sent
      })
    }
    const answered = renderNotes.run(note, () => render(exchange))
    return { answered, readKeeping: () => keeping }
  }

  /** 'due' when it was the old page once more, and a new one has been written behind it. */
  async function ask(key: string): Promise<'kept' | 'due' | 'failed'> {
    const { exchange, end } = openQuietExchange(toPageAddress(key))
    try {
      const written = waitForWriting()
      const { answered, readKeeping } = answer(exchange, key, hasLocale(key), written.note, true)
      await answered
      const { response } = exchange
      if (response.getHeader('x-nextjs-cache') === 'STALE') {
        return (await written.isKept()) ? 'due' : 'failed'
      }
      if (await readKeeping()) return 'kept'
      // It leads elsewhere by now; an error or a page without some part leaves the old one where it is.
      if (response.statusCode > 200 && response.statusCode < 500) pages.drop(key)
      return 'failed'
    } finally {
      end()
    }
  }

  return {
    render: (exchange) => {
      const key = isPlainRead(exchange.request) ? toFinishedKey(exchange) : null
      const note = openNote(() => undefined)
      return answer(exchange, key, hasLocale(exchange.path), note).answered
    },
    remake: async (key) => {
      const first = await ask(key)
      return (first === 'due' ? await ask(key) : first) === 'kept'
    },
  }
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}

/** A note, and whether the page it is about was written to the cache, kept or not. */
function waitForWriting() {
  let settle: RenderNote['written'] = () => undefined
  const written = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  // Somebody else's request may have it made: then nobody tells us, and asking again does.
  const isKept = () => Promise.race([written, wait(MAKING, true, { ref: false })])
  return { note: openNote((isKept) => settle(isKept)), isKept }
}

/** Next reads both clocks, and takes what changed in the same millisecond for older than the page. */
function openNote(written: RenderNote['written']): RenderNote {
  const now = Math.min(Date.now(), Math.floor(performance.timeOrigin + performance.now()))
  return { begun: now - 1, page: null, written }
}
