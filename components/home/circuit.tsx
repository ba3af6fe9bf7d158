const RESISTOR = 'l4-8 8 16 8-16 8 16 8-16 8 16 4-8'
const CHIP =
  'M864 240h62v50h-62zM864 250h-12M864 265h-12M864 280h-12M926 250h12M926 265h12M926 280h12M872 247h6'
const RIGHT = `M895 240v-35M938 250h92${RESISTOR}h50l2-2v-43M938 265h50l16 16h90M938 280h30l16 16h150M852 250h-24l-12 12v14`
const LEFT = `M50 205v43l12 12h78${RESISTOR}h64l12-12v-43M50 230h60l14 14h40M320 205v36M306 241h28M311 247h18M316 253h8`

export function Circuit() {
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
