import type { Way } from './journey'

/** Findings of the first review of the whole product, at 53e0a9c, by the row of a journey. Taps were not counted then. */
export type Before = {
  readonly found: Readonly<Partial<Record<Way, string>>>
  /** Seconds, where they were measured: on a phone, 400 ms a request, about 1 Mbit/s, a CPU four times slower. */
  readonly seconds?: string
  readonly fault?: string
}

const everywhere = { phone: 'ok', 'without script': 'ok', desktop: 'ok' }

export const review: Readonly<Record<string, Before>> = {
  1: { found: everywhere, seconds: '2.8', fault: 'typed words lost with the next area' },
  2: { found: everywhere, fault: 'one value a filter' },
  3: { found: everywhere, seconds: '1.2', fault: 'no last page; a glide of a second' },
  4: { found: everywhere, seconds: '1.2', fault: 'no day of posting' },
  5: { found: everywhere, fault: 'a report wants a name' },
  6: { found: { phone: 'fails', desktop: 'ok' }, fault: 'place lost in 5 of 6 quick tries' },
  7: { found: everywhere, fault: 'how long and when only in the text' },
  8: { found: everywhere, fault: 'all 20 titles cut' },
  9: { found: everywhere },
  10: { found: everywhere, fault: 'advice leads to no template' },
  11: { found: everywhere, fault: '91 employers without a filter' },
  12: { found: everywhere },
  13: { found: { phone: 'ok' }, fault: '“password” taken as one' },
  14: { found: { phone: 'ok' }, fault: 'a new code asked for with tries left' },
  15: { found: { phone: 'ok' } },
  16: { found: { phone: 'ok' }, fault: 'a heart is not told to the other tab' },
  17: { found: { phone: 'ok' }, fault: 'three fields on two pages' },
  18: { found: { phone: 'ok' }, fault: 'nothing uses the CV' },
  19: { found: { phone: 'ok' }, fault: 'saved, yet it says Save' },
  20: { found: { phone: 'fails' }, fault: 'the heart is forgotten, the place lost' },
  21: { found: { phone: 'ok' }, fault: '40 boxes, no way from a search' },
  22: { found: { phone: 'ok' }, fault: 'the page of the mail is bare' },
  23: { found: { phone: 'ok' } },
  24: { found: { phone: 'ok', 'without script': 'ok' }, fault: 'a too long search goes unsaid' },
  25: { found: { keyboard: 'ok' }, fault: 'text twice as large overflows' },
  26: { found: { phone: 'fails' }, fault: 'the page of the browser' },
  27: { found: { phone: 'not tried' }, fault: 'desktop ok' },
  28: { found: { phone: 'fails' }, fault: 'no way to apply here' },
  U2: { found: { phone: 'fails' }, fault: 'no heart, no alert without an account' },
}
