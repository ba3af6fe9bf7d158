import { endConnections } from './database'
import { fullDisk } from './disk'
import type { Fault } from './fault'
import { cutLine, drippingLine, foreignLine, muteLine, resettingLine, slowLine } from './line'
import { killApi, killPostmaster, killWeb, stopApi, stopDatabase } from './signals'

/** Two of a kind cannot be at once: they would put right what the other one harms. */
export type NamedFault = { readonly name: string; readonly of: string; readonly fault: Fault }

export const faults: readonly NamedFault[] = [
  { name: 'API killed', of: 'api', fault: killApi },
  { name: 'web app killed', of: 'web', fault: killWeb },
  { name: 'PostgreSQL killed', of: 'database', fault: killPostmaster },
  { name: 'API stopped', of: 'api', fault: stopApi },
  { name: 'PostgreSQL stopped', of: 'database', fault: stopDatabase },
  { name: 'connections ended', of: 'database', fault: endConnections },
  { name: 'disk full', of: 'disk', fault: fullDisk },
  { name: 'slow line', of: 'line', fault: slowLine },
  { name: 'dripping line', of: 'line', fault: drippingLine },
  { name: 'cut line', of: 'line', fault: cutLine },
  { name: 'resetting line', of: 'line', fault: resettingLine },
  { name: 'mute line', of: 'line', fault: muteLine },
  { name: 'foreign answers', of: 'line', fault: foreignLine },
]
