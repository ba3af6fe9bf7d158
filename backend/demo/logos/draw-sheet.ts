import { type Emblem, emblems } from './emblems'
import type { Marks } from './marks'

/** Colours that are read on white, which a logo stands on in every scheme. */
const inks = {
  black: '#222',
  blue: '#15a',
  green: '#174',
  ochre: '#850',
  purple: '#53a',
  red: '#b21',
  teal: '#067',
} as const

/** Those that are filled have the emblem in white. */
const frames = {
  disc: { path: 'M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36', isFilled: true },
  square: { path: 'M3 3h34v34H3z', isFilled: true },
  hexagon: { path: 'M20 1l17 10v18L20 39 3 29V11z', isFilled: true },
  shield: { path: 'M4 3h32v19q0 10-16 16Q4 32 4 22z', isFilled: true },
  ring: { path: 'M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34', isFilled: false },
  open: { path: 'M4 35h32M4 33v4M36 33v4', isFilled: false },
} as const

export type Ink = keyof typeof inks
export type Frame = keyof typeof frames

/** Its number in the sheet: logos that look alike stand together, which compresses best. */
export function listSheet(marks: Marks): readonly string[] {
  const order: readonly (readonly string[])[] = [keysOf(frames), keysOf(inks), keysOf(emblems)]
  const placeOf = ([emblem, frame, ink]: Marks[string]) =>
    [frame, ink, emblem].reduce(
      (place, key, index) => place * 100 + (order[index]?.indexOf(key) ?? 0),
      0,
    )
  return Object.entries(marks)
    .sort(([, one], [, other]) => placeOf(one) - placeOf(other))
    .map(([ref]) => ref)
}

/** All logos in one file, each shown by its number: `employers.svg#7` (decision 048). */
export function drawSheet(marks: Marks): string {
  const drawn = listSheet(marks).flatMap((ref) => {
    const mark = marks[ref]
    return mark === undefined ? [] : [mark]
  })
  const usedEmblems = keysOf(emblems).filter((key) => drawn.some(([emblem]) => emblem === key))
  const usedFrames = keysOf(frames).filter((key) => drawn.some(([, frame]) => frame === key))
  const usedInks = keysOf(inks).filter((key) => drawn.some(([, , ink]) => ink === key))
  const idOf = (emblem: Emblem) => toLetter(usedEmblems.indexOf(emblem))
  const colours = usedInks.map((ink) => `.${ink}{color:${inks[ink]}}`).join('')
  const shapes = [
    ...usedFrames.map((frame) => `<path id="${frame}" d="${frames[frame].path}"/>`),
    ...usedEmblems.map((emblem) => `<path id="${idOf(emblem)}" d="${emblems[emblem]}"/>`),
  ]
  const logos = drawn.map(([emblem, frame, ink], index) => {
    const [fill, stroke] = frames[frame].isFilled
      ? [' fill="currentColor"', ' stroke="#fff"']
      : ['', '']
    return `<g id="${index + 1}" class="${ink}"><use href="#${frame}"${fill}/><use href="#${idOf(emblem)}"${stroke}/></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><style>g{display:none}g:target{display:inline}${colours}</style><defs>${shapes.join('')}</defs>${logos.join('')}</svg>\n`
}

/** `a` to `z`, then `A` on: short names of shapes. */
function toLetter(index: number): string {
  const code = index < 26 ? 97 + index : 65 + index - 26
  return String.fromCharCode(code)
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
