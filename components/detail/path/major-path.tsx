import type { Major } from '@/lib/contract/studies/major'
import { MajorLinks } from '../major-links'
import { listMajorStops } from './major-stops'
import { type PathStation, PathStrip } from './path-strip'

type Props = {
  /** Majors that have a page; the path is that of the first. */
  readonly majors: readonly Major[]
  readonly here: PathStation
}

export function MajorPath({ majors: [major, ...others], here }: Props) {
  if (major === undefined) return null
  return (
    <section className="mt-14 border-t border-ink pt-4 print:hidden">
      <h2 className="text-xl font-semibold">From {major.name} to work</h2>
      <PathStrip stops={listMajorStops(major)} here={here} />
      {others.length > 0 && (
        <p className="mt-4 text-ink-soft">
          Other ways here: <MajorLinks majors={others} pages={others} />
        </p>
      )}
    </section>
  )
}
