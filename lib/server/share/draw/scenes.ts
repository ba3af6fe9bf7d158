import { z } from 'zod'
import data from './scenes.json'

/** Stands on a ground at y = 0 and is 170 high at most; `pen` is its one line in the accent colour (look §1). */
export type ScenePart = {
  readonly left: number
  readonly right: number
  readonly lines: string
  /** Covers what is behind it. */
  readonly solid?: string
  readonly soft?: string
  readonly pen?: string
}

type Scene = readonly (readonly [part: ScenePart, x: number])[]

export type SceneName = keyof typeof data.scenes

export const sceneName = z.enum(Object.keys(data.scenes) as SceneName[])

const PARTS: ReadonlyMap<string, ScenePart> = new Map(Object.entries(data.parts))

const scene = z.array(
  z.tuple([z.string(), z.number()]).transform(([name, x], context) => {
    const part = PARTS.get(name)
    if (part === undefined) context.addIssue(`scenes.json has no part "${name}".`)
    return [part ?? data.parts.pylon, x] as const
  }),
)

/** Returns the parts of a scene; x counts from the middle: a large scale shows the middle only. */
export function getScene(name: SceneName): Scene {
  return scene.parse(data.scenes[name])
}

/** The ends of a pylon's arms: distance from its middle, and height. */
const ARMS = [
  [36, -115],
  [44, -89],
] as const

/** Draws wires from pylon to pylon and out of the picture at both ends; nothing without a pylon. */
export function drawWires(scene: Scene): string {
  const pylons = scene.filter(([part]) => part === data.parts.pylon).map(([, x]) => x)
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
