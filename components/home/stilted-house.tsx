const ROOF = 'M824 142q26-10 40-50h52q14 40 40 50z'
const EAVES = 'M864 92q-5-8-2-15M916 92q5-8 2-15M848 128h84M857 112h66'
const STILTS = 'M828 172h124M838 142v63M866 172v33M894 172v33M922 172v33M942 142v63'
const OPENINGS = 'M850 148h18v14h-18zM859 148v14M912 148h18v14h-18zM921 148v14M882 172v-26h16v26'
const STAIRS = 'M828 172l-22 33M838 172l-22 33M823 180h10M817 188h10M812 196h10'

/** The wires pass behind it. */
export function StiltedHouse() {
  return (
    <>
      <path d={ROOF} className="fill-paper" />
      <path d={EAVES + STILTS + OPENINGS + STAIRS} />
    </>
  )
}
