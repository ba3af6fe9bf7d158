import { BORDER, MAP_BOX, PROVINCE_POINTS, WATERS } from '@/lib/shared/province-map'

/** Radii that leave room for two digits, and for the neighbours. */
const MIN_RADIUS = 7
const MAX_RADIUS = 12

type Props = {
  readonly label: string
  /** Provinces by ISO 3166-2 with their counts, in the order of the numbered list beside. */
  readonly marks: readonly { readonly code: string; readonly count: number }[]
}

/** Draws a map of the provinces. Circles are scaled to the largest count; several circles show their number in the list beside. */
export function ProvinceMap({ label, marks }: Props) {
  const largest = Math.max(...marks.map(({ count }) => count))
  return (
    <svg
      viewBox={MAP_BOX}
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="province-map"
    >
      <path d={BORDER} className="fill-sheet" />
      <path d={WATERS} className="stroke-line-strong" />
      <path d={toDots(marks)} className="stroke-line-strong" strokeWidth="3" />
      {marks.map(({ code, count }, index) => {
        const point = PROVINCE_POINTS[code]
        if (point === undefined) return null
        const [x, y] = point
        const radius = MIN_RADIUS + (MAX_RADIUS - MIN_RADIUS) * Math.sqrt(count / largest)
        return (
          <g key={code}>
            <circle cx={x} cy={y} r={radius.toFixed(1)} className="fill-pen stroke-pen-ink" />
            {marks.length > 1 && (
              <text x={x} y={y + 3} fontSize="9" textAnchor="middle">
                {index + 1}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function toDots(marks: Props['marks']): string {
  const shown = new Set(marks.map(({ code }) => code))
  const others = Object.entries(PROVINCE_POINTS).filter(([code]) => !shown.has(code))
  return others.map(([, [x, y]]) => `M${x} ${y}h0`).join('')
}
