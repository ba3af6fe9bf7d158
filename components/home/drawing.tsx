import { Bridge } from './bridge'
import { Circuit } from './circuit'
import { Pylon } from './pylon'
import { StiltedHouse } from './stilted-house'

/** Draws the decoration of the home page. Hairlines keep their width at every size; phones show its middle. */
export function Drawing({ className = '' }: { readonly className?: string }) {
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
