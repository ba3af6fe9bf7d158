export type PromiseBench = {
  readonly promise: string
  readonly against: string
  readonly command: readonly string[]
  /** Matches the summary line of its output. */
  readonly figure: RegExp
}

const bench = (name: string, ...options: string[]) => [
  'npm',
  'run',
  'bench',
  '--',
  name,
  ...options,
]

/** The speed promises in order. Each command exits 1 when its promise is broken. */
export const promiseBenches: readonly PromiseBench[] = [
  {
    promise: 'S1',
    against: 'nginx, the same bytes from a file: ≥ .15 in brotli',
    command: bench('finished'),
    figure: /^promise S1 .*$/m,
  },
  {
    promise: 'S2',
    against: 'the same behind deploy/nginx.conf: ≥ .6',
    command: bench('behind-nginx'),
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
    against: 'a bare page of Next: LCP and TBT ≤ 1.15 ×; the rest full',
    command: bench('lighthouse'),
    figure: /^promise S5 .*$/m,
  },
  {
    promise: 'S6',
    against: 'an empty handler of the same page: ≤ 4 ×',
    command: bench('interactions'),
    figure: /^promise S6 .*$/m,
  },
  {
    promise: 'S7',
    against: '10,000 listings: ≤ 1.5 × or ≤ 60 ms',
    command: bench('rows'),
    figure: /^\d+ of \d+ calls keep promise S7\.$/m,
  },
  {
    promise: 'S8',
    against: 'a build asks for no row, however many there are',
    command: ['npx', 'vitest', 'run', '--project', 'unit', 'tests/lib/server/cache'],
    figure: /\d+ passed/,
  },
  {
    promise: 'S9',
    against: 'p99 at half of saturation: ≤ 3 ×; refused sooner than a page',
    command: bench('overload'),
    figure: /^promise S9 .*$/m,
  },
  {
    promise: 'S10',
    against: 'after 1,000 addresses: ≤ 1.1 ×; ≤ 450 MB',
    command: bench('memory', '--addresses', '20000'),
    figure: /^peak .*$/m,
  },
  {
    promise: 'S11',
    against: 'quiet: p99 ≤ 2 ×',
    command: bench('imports'),
    figure: /^p99 at most .*$/m,
  },
  {
    promise: 'S12',
    against: 'a first visit: ≤ 190 KB, ≤ 19 requests',
    command: bench('first-visit'),
    figure: /^most: .*$/m,
  },
  {
    promise: 'S13',
    against: 'an empty Next: ≤ 4 ×',
    command: bench('start'),
    figure: /^promise S13 .*$/m,
  },
]
