import {
  cutConnection,
  drippingConnection,
  foreignAnswers,
  muteConnection,
  resettingConnection,
  slowConnection,
} from './connection'
import { endConnections } from './database'
import { fullDisk } from './disk'
import type { Fault } from './fault'
import { killApi, killPostmaster, killWeb, stopApi, stopDatabase } from './signals'

/** Two faults of the same part cannot run at once: one would repair what the other breaks. */
export type NamedFault = { readonly name: string; readonly of: string; readonly fault: Fault }

export const faults: readonly NamedFault[] = [
  { name: 'API killed', of: 'api', fault: killApi },
  { name: 'web app killed', of: 'web', fault: killWeb },
  { name: 'PostgreSQL killed', of: 'database', fault: killPostmaster },
  { name: 'API stopped', of: 'api', fault: stopApi },
  { name: 'PostgreSQL stopped', of: 'database', fault: stopDatabase },
  { name: 'connections ended', of: 'database', fault: endConnections },
  { name: 'disk full', of: 'disk', fault: fullDisk },
  { name: 'slow connection', of: 'connection', fault: slowConnection },
  { name: 'dripping connection', of: 'connection', fault: drippingConnection },
  { name: 'cut connection', of: 'connection', fault: cutConnection },
  { name: 'resetting connection', of: 'connection', fault: resettingConnection },
  { name: 'mute connection', of: 'connection', fault: muteConnection },
  { name: 'foreign answers', of: 'connection', fault: foreignAnswers },
]
