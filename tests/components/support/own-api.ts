import Cookies from 'js-cookie'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { provideMockServer } from '@/tests/support/mock-server'

type Answer = () => Response | Promise<Response>

/** Our API as the browser reaches it, for forms: every installation is known. */
export type OwnApi = {
  /** Bodies that were posted, in order. */
  readonly posted: unknown[]
  /** Sets the response to the next and all later posts to the path. */
  answerWith(answer: Answer): void
}

/** An API response. */
export function jsonAnswer(body: JsonBodyType, status = 200): Answer {
  return () => HttpResponse.json(body, { status })
}

/** Serves a path for the tests of a file, at first with a success. */
export function serveOwnApi(path: `/v1/${string}`): OwnApi {
  const done = jsonAnswer({ success: true })
  const posted: unknown[] = []
  let answer: Answer = done
  provideMockServer(
    http.post(`*/upstream${path}`, async ({ request }) => {
      posted.push(await request.json())
      return answer()
    }),
  )
  beforeEach(() => Cookies.set('installation', 'known'))
  afterEach(() => {
    posted.length = 0
    answer = done
  })
  return {
    posted,
    answerWith(next) {
      answer = next
    },
  }
}
