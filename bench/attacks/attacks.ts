import { randomBytes } from 'node:crypto'

type Request = {
  readonly method: 'GET' | 'HEAD' | 'POST'
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Opens a WebSocket and closes it as soon as it is open. */
  readonly isHandshake?: boolean
}

export type Attack = {
  /** Connections, each of which sends the next request once it has a response. */
  readonly connections: number
  /** Sends each request from a different address; otherwise all come from one. */
  readonly isFromMany: boolean
  readonly toRequest: (number: number) => Request
}

const IDS = Array.from({ length: 100 }, (_, index) => index + 1)
const items = {
  method: 'POST',
  path: '/upstream/v1/items',
  body: { jobs: IDS, internships: IDS, scholarships: IDS },
} as const

const AREAS = ['jobs', 'internships', 'scholarships']
const WORDS = 'civil,site,design,road,water,power,safety,manager,network,solar'.split(',')

const countSearches = (number: number) =>
  ({
    method: 'POST',
    path: '/upstream/v1/search-counts',
    body: {
      searches: Array.from({ length: 20 }, (_, index) => ({
        area: AREAS[index % AREAS.length],
        search: `searchText=${WORDS[(number + index) % WORDS.length]}+engineer`,
        since: '2020-01-01T00:00:00Z',
      })),
    },
  }) as const

const get = (toPath: (number: number) => string) => (number: number) =>
  ({ method: 'GET', path: toPath(number) }) as const

/** With an invalid session cookie, which the API has to look up. */
const askForSocket = (number: number) =>
  ({
    method: 'GET',
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: { cookie: `session=${number.toString(16).padStart(43, 'a')}` },
    isHandshake: true,
  }) as const

/** Requests that need no session, sent as fast as they are answered. */
export const attacks: Readonly<Record<string, Attack>> = {
  'items-one': { connections: 60, isFromMany: false, toRequest: () => items },
  'items-many': { connections: 100, isFromMany: true, toRequest: () => items },
  'counts-one': { connections: 60, isFromMany: false, toRequest: countSearches },
  'counts-many': { connections: 100, isFromMany: true, toRequest: countSearches },
  'calendars-many': {
    connections: 60,
    isFromMany: true,
    toRequest: get(() => `/calendar/${randomBytes(32).toString('base64url')}.ics`),
  },
  'searches-one': {
    connections: 60,
    isFromMany: false,
    toRequest: get((number) => `/upstream/v1/job?searchText=${WORDS[number % 10]}+${number}`),
  },
  'searches-many': {
    connections: 100,
    isFromMany: true,
    toRequest: get((number) => `/upstream/v1/job?searchText=${WORDS[number % 10]}+${number}`),
  },
  'suggestions-many': {
    connections: 100,
    isFromMany: true,
    toRequest: get(
      (number) => `/upstream/v1/suggestions?area=jobs&searchText=${'abcdefgh'[number % 8]}`,
    ),
  },
  'openapi-many': {
    connections: 100,
    isFromMany: true,
    toRequest: get(() => '/upstream/openapi.json'),
  },
  'sockets-one': { connections: 60, isFromMany: false, toRequest: askForSocket },
  'sockets-many': { connections: 100, isFromMany: true, toRequest: askForSocket },
  'heads-many': {
    connections: 100,
    isFromMany: true,
    toRequest: (number) => ({
      method: 'HEAD',
      path: `/upstream/v1/job/facets?locationId=${number % 25}`,
    }),
  },
  'feeds-many': {
    connections: 60,
    isFromMany: true,
    toRequest: get((number) => `/jobs.atom?searchText=${WORDS[number % 10]}+${number}`),
  },
  'conditional-many': {
    connections: 100,
    isFromMany: true,
    toRequest: () => ({ method: 'GET', path: '/jobs', headers: { 'if-none-match': '"made-up"' } }),
  },
  'share-many': {
    connections: 60,
    isFromMany: true,
    toRequest: get((number) => `/share/job/${(number % 300) + 1}.png`),
  },
  'session-many': {
    connections: 100,
    isFromMany: true,
    toRequest: (number) => ({
      method: 'POST',
      path: '/session',
      body: { provider: 'firebase', idToken: `made.up.${number}` },
    }),
  },
  'views-many': {
    connections: 100,
    isFromMany: true,
    toRequest: (number) => ({
      method: 'POST',
      path: `/upstream/v1/job/${(number % 300) + 1}/views`,
    }),
  },
  'passwords-many': {
    connections: 60,
    isFromMany: true,
    toRequest: (number) => ({
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      body: {
        email: `guess${number}@example.com`,
        password: 'a guess at it',
        returnSecureToken: true,
      },
    }),
  },
}
