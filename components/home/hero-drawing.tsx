const CHORD = 'M420 205l40-58 40-14 40-9 40-4h40l40 4 40 9 40 14 40 58'
const POSTS =
  'M460 147v58M500 133v72M540 124v81M580 120v85M620 120v85M660 124v81M700 133v72M740 147v58'
const DIAGONALS =
  'M460 147l40 58M500 133l40 72M540 124l40 81M580 120l40 85M620 120l-40 85M660 124l-40 81M700 133l-40 72M740 147l-40 58'
const BANKS = 'M0 205h420v72M1200 205H780v72M408 205v14h12M792 205v14h-12M420 277q180 16 360 0'
const WATER = 'M420 252h360M478 244h14l-7 8zM474 258h22M479 263h12'
const SPAN = 'M420 292v22M780 292v22M420 305h136M644 305h136M415 310l10-10M775 310l10-10'

const RESISTOR = 'l4-8 8 16 8-16 8 16 8-16 8 16 4-8'
const CHIP =
  'M864 240h62v50h-62zM864 250h-12M864 265h-12M864 280h-12M926 250h12M926 265h12M926 280h12M872 247h6'
const RIGHT = `M895 240v-35M938 250h92${RESISTOR}h50l2-2v-43M938 265h50l16 16h90M938 280h30l16 16h150M852 250h-24l-12 12v14`
const LEFT = `M50 205v43l12 12h78${RESISTOR}h64l12-12v-43M50 230h60l14 14h40M320 205v36M306 241h28M311 247h18M316 253h8`

const TOWER =
  'M300 205 313 100 320 36 327 100 340 205M313 100h14M284 82h72l-36-16zM276 108h88l-44-18z'
const BRACES = 'M302 190l36-10-33-15 29-15-26-12 23-14-18-12M284 82v8M356 82v8M276 108v8M364 108v8'

const ROOF = 'M824 142q26-10 40-50h52q14 40 40 50z'
const EAVES = 'M864 92q-5-8-2-15M916 92q5-8 2-15M848 128h84M857 112h66'
const STILTS = 'M828 172h124M838 142v63M866 172v33M894 172v33M922 172v33M942 142v63'
const OPENINGS = 'M850 148h18v14h-18zM859 148v14M912 148h18v14h-18zM921 148v14M882 172v-26h16v26'
const STAIRS = 'M828 172l-22 33M838 172l-22 33M823 180h10M817 188h10M812 196h10'

/** Draws the decoration of the home page. Hairlines keep their width at every size; phones show its middle. */
export function HeroDrawing({ className = '' }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`drawing ${className}`}
    >
      <path
        className="stroke-line-strong"
        d="M94 116q91 28 182 0M86 90q99 26 198 0M356 90q369 34 738 0M0 90q30 4 48 0"
      />
      <Pylon x={-270} />
      <Pylon />
      <Pylon x={810} />
      <Bridge />
      <StiltedHouse />
      <Circuit />
    </svg>
  )
}

/** Draws the bridge; its deck is the only line in the accent colour. */
function Bridge() {
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

function Circuit() {
  return (
    <g className="stroke-line-strong">
      <path d={CHIP + RIGHT + LEFT} />
      {[
        [164, 244],
        [816, 279],
        [1097, 281],
        [1137, 296],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="3" />
      ))}
    </g>
  )
}

function Pylon({ x = 0 }: { readonly x?: number }) {
  return <path d={TOWER + BRACES} transform={`translate(${x})`} />
}

function StiltedHouse() {
  return (
    <>
      <path d={ROOF} className="fill-paper" />
      <path d={EAVES + STILTS + OPENINGS + STAIRS} />
    </>
  )
}
