import { cpus, loadavg } from 'node:os'
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' }

/** The machine of the measurement, for the head of a table. */
export function describeMachine(chromium: string, site: string, runs: number): string {
  const [cpu] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  return [
    `Lighthouse ${lighthousePackage.version}, mobile preset (simulated slow 4G, 4x slower CPU), medians of ${runs}`,
    `${site} on ${cpus().length} x ${cpu?.model ?? 'unknown CPU'}, load ${load}`,
    `Chromium ${chromium}, Node ${process.version}`,
  ].join('\n')
}
