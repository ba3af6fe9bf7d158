import { cleanup } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { User } from '@/lib/contract/account/user'
import type { LookupItem } from '@/lib/contract/common'
import type { PersonalDetail } from '@/lib/contract/profile/personal-detail'
import { provideMockServer } from '@/tests/support/mock-server'
import { provideWindowWidth } from './browser-parts'

const civil: LookupItem = { id: 7, name: 'Civil Engineering', nameKm: null }

export const dara: User = {
  firstName: 'Dara',
  lastName: 'Sok',
  email: 'dara@visvakor.example',
  phoneNumber: null,
  gender: null,
  provide: 'password',
  signInProvider: 'password',
  educationLevel: null,
  major: civil,
  careerLevel: null,
  dateOfBirth: '2004-03-14',
  photo: null,
}

export const darasDetail: PersonalDetail = {
  major: civil,
  phoneNumber: '+85512345678',
  nationality: null,
  gender: null,
  marital: null,
  location: null,
  dateOfBirth: null,
}

/** Lists to choose from; every other list holds these three as well. */
const listed: readonly LookupItem[] = [
  { id: 1, name: 'Any', nameKm: null },
  { id: 2, name: 'Female', nameKm: null },
  civil,
]
const lookups = ['job-gender', 'job-qualifications', 'user-major', 'job-levels']
const detailLookups = ['marital-status', 'job-locations']

/** An API response as JSON. */
export const answer = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })

/** The API as the browser of Dara reaches it: requests that were sent, and the server for other responses. */
export function serveProfile() {
  const sent: { readonly call: string; readonly body: unknown }[] = []
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/upstream', '')}${search}`
    sent.push({ call, body: request.body === null ? null : await request.clone().json() })
  }
  const page = (items: readonly LookupItem[]) => ({
    data: items.map((item) => ({ ...item, code: 'KH-12' })),
    total: items.length,
    limit: 100,
    offset: 0,
  })
  const server = provideMockServer(
    http.get('*/upstream/v1/profile', () => answer(dara)),
    http.get('*/upstream/v1/profile/personal-detail', () => answer(darasDetail)),
    ...[...lookups, ...detailLookups].map((name) =>
      http.get(`*/upstream/v1/${name}`, () => answer(page(listed))),
    ),
    http.patch('*/upstream/v1/profile', async ({ request }) => {
      await note(request)
      return answer({ ...dara, firstName: 'Sopheap' })
    }),
    http.patch('*/upstream/v1/profile/personal-detail', async ({ request }) => {
      await note(request)
      return answer(darasDetail)
    }),
    http.patch('*/upstream/v1/profile/photo', async ({ request }) => {
      await note(request)
      return answer(dara)
    }),
    http.patch('*/upstream/v1/profile/email', async ({ request }) => {
      await note(request)
      return answer({ success: true })
    }),
    http.delete('*/upstream/auth/v1/logout/others', async ({ request }) => {
      await note(request)
      return answer({ success: true })
    }),
    http.delete('*/upstream/v1/profile', async ({ request }) => {
      await note(request)
      return answer({ success: true, identityDeleted: true })
    }),
    http.delete('*/session', () => answer({ success: true })),
  )
  beforeEach(() => {
    provideWindowWidth(360)
    Cookies.set('installation', 'known')
    Cookies.set('signed_in', '1')
  })
  afterEach(() => {
    cleanup()
    getQueryClient().clear()
    sent.length = 0
  })
  return { server, sent }
}
