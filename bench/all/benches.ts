export type Bench = {
  readonly promise: string
  readonly against: string
  readonly command: readonly string[]
  /** The line of its output that sums it up. */
  readonly figure: RegExp
}

const npm = (name: string, ...words: string[]) => ['npm', 'run', `bench:${name}`, '--', ...words]

/** The promises of speed, in their order. Each command ends with 1 where its promise is not kept. */
export const benches: readonly Bench[] = [
  {
    promise: 'S1',
    against: 'nginx, the same bytes from a file: ≥ .25',
    command: npm('finished'),
    figure: /^finished : nginx at least .*$/m,
  },
  {
    promise: 'S2',
    against: 'the same behind deploy/nginx.conf: ≥ .6',
    command: npm('behind-nginx'),
    figure: /^file : behind at least .*$/m,
  },
  {
    promise: 'S3, S4',
    against: 'a bare page of Next: ≤ 1.12; HTML ≤ 10 KB, CSS ≤ 12 KB',
    command: ['npx', 'playwright', 'test', '--project', 'bytes'],
    figure: /^\s+\d+ passed.*$/m,
  },
  {
    promise: 'S5',
    against: 'Lighthouse, mobile: 100',
    command: npm('lighthouse'),
    figure: /^\d+ of \d+ templates keep promise S5\.$/m,
  },
  {
    promise: 'S6',
    against: 'from a press to the next paint, 4 times slower: ≤ 100 ms',
    command: npm('interactions'),
    figure: /^slowest: .*$/m,
  },
  {
    promise: 'S7',
    against: '10,000 listings: ≤ 1.5 × or ≤ 60 ms',
    command: npm('rows'),
    figure: /^\d+ of \d+ calls keep promise S7\.$/m,
  },
  {
    promise: 'S8',
    against: 'a build asks for no row, however many there are',
    command: ['npx', 'vitest', 'run', '--project', 'unit', 'tests/lib/server/reading'],
    figure: /\d+ passed/,
  },
  {
    promise: 'S9',
    against: 'p99 at half of saturation: ≤ 3 ×; refused in ≤ 50 ms',
    command: npm('overload'),
    figure: /^p99 .*$/m,
  },
  {
    promise: 'S10',
    against: 'after 1,000 addresses: ≤ 1.1 ×; ≤ 450 MB',
    command: npm('memory', '--addresses', '20000'),
    figure: /^peak .*$/m,
  },
  {
    promise: 'S11',
    against: 'quiet: p99 ≤ 2 ×',
    command: npm('imports'),
    figure: /^p99 at most .*$/m,
  },
  {
    promise: 'S12',
    against: 'a first visit: ≤ 190 KB, ≤ 19 requests',
    command: npm('first-visit'),
    figure: /^most: .*$/m,
  },
  {
    promise: 'S13',
    against: 'npm start of what is built: ≤ 4 s',
    command: npm('start'),
    figure: /^median .*$/m,
  },
]
