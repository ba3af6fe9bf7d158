const CHORD = 'M420 205l40-58 40-14 40-9 40-4h40l40 4 40 9 40 14 40 58'
const POSTS =
  'M460 147v58M500 133v72M540 124v81M580 120v85M620 120v85M660 124v81M700 133v72M740 147v58'
const DIAGONALS =
  'M460 147l40 58M500 133l40 72M540 124l40 81M580 120l40 85M620 120l-40 85M660 124l-40 81M700 133l-40 72M740 147l-40 58'
const BANKS = 'M0 205h420v72M1200 205H780v72M408 205v14h12M792 205v14h-12M420 277q180 16 360 0'
const WATER = 'M420 252h360M478 244h14l-7 8zM474 258h22M479 263h12'
const SPAN = 'M420 292v22M780 292v22M420 305h136M644 305h136M415 310l10-10M775 310l10-10'

/** Draws the bridge; its deck is the only line in the accent colour. */
export function Bridge() {
  return (
    <>
      <path d={CHORD + POSTS + DIAGONALS} />
      <path d={BANKS} />
      <path d={WATER + SPAN} className="stroke-line-strong" />
      <path d="M420 205h360" className="stroke-pen" strokeWidth="4" />
      <text x="600" y="313" textAnchor="middle" fontSize="25" fill="currentColor" stroke="none">
        64 m
      </text>
    </>
  )
}
