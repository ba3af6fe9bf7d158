/** Every bench by its name: `npm run bench -- NAME` runs it. */
export type BenchProgram = {
  readonly name: string
  readonly file: string
  /** What it measures, as listed by `npm run bench`. */
  readonly summary: string
  /** Its most useful options. */
  readonly options?: string
}

const main = (name: string, summary: string, options?: string): BenchProgram => ({
  name,
  file: `bench/${name}/main.ts`,
  summary,
  ...(options === undefined ? {} : { options }),
})

export const programs: readonly BenchProgram[] = [
  main('attacks', 'what saves and reads take beside floods', '[attack …] --rounds --seconds'),
  main('behind-nginx', 'processor time of a page behind deploy/nginx.conf'),
  {
    name: 'calls',
    file: 'scripts/calls.ts',
    summary: 'every call of the contract with its cost, limits and lane, as a table',
  },
  main('desk-day', 'a day at the desk by keyboard: presses and seconds'),
  main('contact-sheets', 'pictures of every page and state, phone to desktop, light and dark'),
  {
    name: 'open-connections',
    file: 'bench/http-server/open-connections.ts',
    summary: 'a thousand open connections for half a minute',
  },
  {
    name: 'http-server',
    file: 'bench/http-server/main.ts',
    summary: 'cached pages, with our server and Next alone',
  },
  {
    name: 'cached-page',
    file: 'bench/http-server/cached-page.ts',
    summary: 'processor time of a cached page, beside nginx and Next',
  },
  main('first-visit', 'bytes and requests of a phone that has nothing yet', '--each'),
  main('headers', 'response headers behind deploy/nginx.conf, scored'),
  main('imports', '500 cached pages while feeds are imported', '--entries'),
  main('interactions', 'from a press to the next paint on a slow processor'),
  main('journeys', 'journeys on a phone, without script, at a desk: presses and pages', '--only'),
  main('lighthouse', 'Lighthouse on every public template'),
  main('memory', 'memory of all processes while thousands of pages are read', '--addresses'),
  main('overload', 'uncached pages at half and at twice of capacity', '--seconds'),
  {
    name: 'password-burst',
    file: 'bench/attacks/password-burst.ts',
    summary: 'what others notice while one address tries 115 passwords',
  },
  main('formats', 'feeds in many formats: entries, fields that are read', '[folder …]'),
  main('postings', 'how well labelled postings are sorted', '--kept-aside'),
  main('rolling', 'two web apps behind nginx, each restarted under load'),
  main('rows', 'API calls over 10,000, 100,000 and a million jobs (made once, 8 GB)'),
  main('search', 'how many of the test questions find what they mean'),
  main('share-pictures', 'pictures for link previews, bytes and ms of each'),
  main('sitemap', 'index and parts of a million listings'),
  main('start', 'from `npm start` to the first page'),
  main('storm', 'random visitors meet random faults', '--seed --minutes'),
]
