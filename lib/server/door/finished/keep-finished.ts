import { type RenderNote, renderNotes } from '@/lib/server/page-cache/render-notes.mjs'
import type { Step } from '../exchange'
import { onWholeBody } from '../whole-body'
import { toDraft } from './finished-page'
import type { FinishedPages } from './finished-pages'
import { isPlainRead } from './is-plain-read'
import { toPageKey } from './page-key'

/** Lets Next answer, and offers what it sends to the finished pages where it is a whole page of its cache and nothing else. */
export function keepFinished(pages: FinishedPages, render: Step): Step {
  return (exchange) => {
    const { request, response } = exchange
    const key = isPlainRead(request) ? toPageKey(request.url ?? '') : null
    const note: RenderNote = { begun: readBeginning(), page: null, written: () => undefined }
    if (key !== null) {
      onWholeBody(response, (body) => {
        const { page } = note
        // Byte for byte what the cache has: nothing that was made for this one request can be in it.
        const draft = page !== null && page.html === body ? toDraft(response, page) : null
        if (draft !== null && page !== null) pages.offer(key, draft, page.html)
        return body
      })
    }
    return renderNotes.run(note, () => render(exchange))
  }
}

/** Next reads both clocks, and takes what changed in the same millisecond for older than the page. */
function readBeginning(): number {
  return Math.min(Date.now(), Math.floor(performance.timeOrigin + performance.now())) - 1
}
