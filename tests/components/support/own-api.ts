import Cookies from 'js-cookie'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

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
  const server = setupServer(
    http.post(`*/upstream${path}`, async ({ request }) => {
      posted.push(await request.json())
      return answer()
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => Cookies.set('installation', 'known'))
  afterEach(() => {
    posted.length = 0
    answer = done
  })
  afterAll(() => server.close())
  return {
    posted,
    answerWith(next) {
      answer = next
    },
  }
}
