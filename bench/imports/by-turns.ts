import type { Outcome } from '@/bench/http-server/load'
import type { RunningImport } from './start-import'

type Turns = {
  readonly read: (seconds: number) => Promise<Outcome>
  /** Resolves when no page is being rendered again. */
  readonly settle: () => Promise<void>
  /** s of each turn */
  readonly seconds: { readonly quiet: number; readonly busy: number }
}

type Compared = {
  readonly quiet: Outcome
  readonly busy: Outcome
  /** s that the import ran while pages were read */
  readonly worked: number
}

/** Reads pages alternately during an import and while it is paused, since the speed of a shared machine changes by the minute. */
export async function compareByTurns(
  begin: () => RunningImport,
  { read, settle, seconds }: Turns,
): Promise<Compared> {
  await settle()
  const quiet = [await read(seconds.quiet)]
  const busy: Outcome[] = []
  const running = begin()
  let begun = performance.now()
  let worked = 0
  let isDone = false
  const stop = () => {
    worked += (performance.now() - begun) / 1000
    isDone = true
  }
  running.ended.then(stop, stop)
  for (;;) {
    busy.push(await read(seconds.busy))
    if (isDone) break
    running.halt()
    worked += (performance.now() - begun) / 1000
    try {
      quiet.push(await read(seconds.quiet))
    } finally {
      begun = performance.now()
      running.goOn()
    }
  }
  await running.ended
  await settle()
  quiet.push(await read(seconds.quiet))
  return { quiet: quiet.reduce(join), busy: busy.reduce(join), worked }
}

function join(one: Outcome, other: Outcome): Outcome {
  const statuses = new Map(one.statuses)
  for (const [status, count] of other.statuses)
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  const bySize = (key: 'served' | 'refused') => [...one[key], ...other[key]].sort((a, b) => a - b)
  return {
    statuses,
    served: bySize('served'),
    refused: bySize('refused'),
    bytes: one.bytes + other.bytes,
  }
}
