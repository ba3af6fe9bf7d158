/** Stands on a ground at y = 0 and is 170 high at most; `pen` is its one line in the accent colour (look §1). */
export type ScenePart = {
  /** Its horizontal extent. */
  readonly reach: readonly [left: number, right: number]
  readonly lines: string
  /** Covers what is behind it. */
  readonly solid?: string
  readonly soft?: string
  readonly pen?: string
}

const BRIDGE = {
  reach: [-14, 374],
  lines:
    'M0 0l40-58 40-14 40-9 40-4h40l40 4 40 9 40 14 40 58M40-58v58M80-72v72M120-81v81M160-85v85M200-85v85M240-81v81M280-72v72M320-58v58M40-58l40 58M80-72l40 72M120-81l40 81M160-85l40 85M200-85l-40 85M240-81l-40 81M280-72l-40 72M320-58l-40 58',
  pen: 'M-14-2h388',
} satisfies ScenePart

const PYLON = {
  reach: [-44, 44],
  lines:
    'M-20 0-7-105 0-169 7-105 20 0M-7-105h14M-36-123h72l-36-16zM-44-97h88L0-115zM-18-15l36-10-33-15 29-15-26-12 23-14-18-12M-36-123v8M36-123v8M-44-97v8M44-97v8',
} satisfies ScenePart

const HOUSE = {
  reach: [-18, 132],
  solid: 'M0-63q26-10 40-50h52q14 40 40 50h-14v30h-104v-30z',
  lines:
    'M0-63q26-10 40-50h52q14 40 40 50zM40-113q-5-8-2-15M92-113q5-8 2-15M24-77h84M33-93h66M4-33h124M14-63v63M42-33v33M70-33v33M98-33v33M118-63v63M26-57h18v14h-18zM35-57v14M88-57h18v14h-18zM97-57v14M58-33v-26h16v26M4-33l-22 33M14-33l-22 33M-1-25h10M-7-17h10M-12-9h10',
} satisfies ScenePart

const CRANE = {
  reach: [-60, 200],
  lines:
    'M-9 0v-140M9 0v-140M-9 0l18-20-18-20 18-20-18-20 18-20-18-20 18-20M-9-140h18v12h-18zM0-165l-9 25M0-165l9 25M0-165l120 22M0-165l-52 22M-60-140h200M-60-140v18h22v-18M9-140l12-7 12 7 12-7 12 7 12-7 12 7 12-7 12 7 12-7 12 7 12-7',
  soft: 'M104-140v58l-6 8h12l-6-8',
  pen: 'M-60-140h200',
} satisfies ScenePart

const WINDOWS = [14, 40, 66, 92]
const TOWER = {
  reach: [-10, 130],
  solid: 'M0 0v-118l60-26 60 26V0z',
  lines: `M0 0v-118h120V0M0-118l60-26 60 26M-10 0h140${WINDOWS.map((x) => `M${x}-100h14v20h-14zM${x}-68h14v20h-14z`).join('')}M50 0v-30h20V0`,
} satisfies ScenePart

const COLLEGE = {
  reach: [-16, 156],
  solid: 'M0 0v-84h-8l78-48 78 48h-8V0z',
  lines:
    'M0 0v-84h140V0M-8-84h156L70-132zM-12 0h164M-6-8h152M18-84v76M44-84v76M96-84v76M122-84v76M58-8v-50h24v50M70-132v-34M70-166h26v16H70M60-98a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  pen: 'M-16-1h172',
} satisfies ScenePart

const BOOKS = {
  reach: [0, 148],
  solid: 'M0-4q36-26 74-6 38-20 74 6v-78q-36-26-74-6-38-20-74 6z',
  lines:
    'M0-4q36-26 74-6 38-20 74 6v-78q-36-26-74-6-38-20-74 6zM74-10v-78M14-66q24-12 46-4M14-46q24-12 46-4M14-26q24-12 46-4M88-70q24-8 46 4M88-50q24-8 46 4M88-30q24-8 46 4',
} satisfies ScenePart

const GAUGE = {
  reach: [0, 232],
  lines:
    'M0 0h60M30 0v-26M30-26 12 0M30-26 48 0M10-60h40v34h-40zM50-52h26v18H50M2-50h8v14H2zM24-60v-10h12v10',
  soft: 'M76-43h150M226-80v80M220-70h12M220-56h12M220-42h12M220-28h12M220-14h12',
} satisfies ScenePart

type Scene = readonly (readonly [part: ScenePart, x: number])[]

/** x counts from the middle: a large scale shows the middle only. */
export const SCENES = {
  bridge: [
    [CRANE, -860],
    [HOUSE, -690],
    [PYLON, -470],
    [PYLON, -270],
    [BRIDGE, -180],
    [HOUSE, 240],
    [PYLON, 440],
    [TOWER, 540],
    [PYLON, 760],
    [PYLON, 900],
  ],
  site: [
    [PYLON, -880],
    [PYLON, -720],
    [HOUSE, -620],
    [GAUGE, -400],
    [CRANE, -60],
    [TOWER, 190],
    [HOUSE, 380],
    [PYLON, 580],
    [TOWER, 680],
    [PYLON, 890],
  ],
  college: [
    [PYLON, -880],
    [HOUSE, -780],
    [PYLON, -560],
    [HOUSE, -460],
    [BOOKS, -250],
    [COLLEGE, -70],
    [BOOKS, 180],
    [HOUSE, 390],
    [PYLON, 590],
    [HOUSE, 700],
    [PYLON, 890],
  ],
  survey: [
    [PYLON, -880],
    [TOWER, -780],
    [BOOKS, -580],
    [PYLON, -380],
    [GAUGE, -260],
    [BRIDGE, 20],
    [PYLON, 440],
    [HOUSE, 520],
    [CRANE, 800],
  ],
  reading: [
    [HOUSE, -860],
    [PYLON, -660],
    [TOWER, -560],
    [PYLON, -340],
    [BOOKS, -240],
    [BRIDGE, -40],
    [PYLON, 400],
    [HOUSE, 480],
    [PYLON, 690],
    [TOWER, 780],
  ],
} satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof SCENES

/** The ends of a pylon's arms: distance from its middle, and height. */
const ARMS = [
  [36, -115],
  [44, -89],
] as const

/** Draws wires from pylon to pylon and out of the picture at both ends; nothing without a pylon. */
export function drawWires(scene: Scene): string {
  const pylons = scene.filter(([part]) => part === PYLON).map(([, x]) => x)
  if (pylons.length === 0) return ''
  const spans = [-1400, ...pylons].map((from, index) => [from, pylons[index] ?? 1400] as const)
  return spans
    .flatMap(([from, to]) =>
      ARMS.flatMap(([arm, height]) => {
        const sag = Math.min(40, (to - from) / 12)
        const wire = (side: number) =>
          `M${from + side} ${height}Q${(from + to) / 2 + side} ${height + 2 * sag} ${to + side} ${height}`
        return [wire(-arm), wire(arm)]
      }),
    )
    .join('')
}
