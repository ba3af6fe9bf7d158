import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const [, light = '', dark = '', print = ''] = css.split(/:root \{/)

const lightTokens = toTokens(light)
const themes = {
  light: lightTokens,
  dark: new Map([...lightTokens, ...toTokens(dark)]),
  print: new Map([...lightTokens, ...toTokens(print)]),
}

const surfaces = ['paper', 'sheet']
const words = ['ink', 'ink-soft', 'pen-text', 'ok', 'warn', 'stop', 'note']

/** Text on its background: 4.5:1 (WCAG 1.4.3). */
const textPairs = [
  ...surfaces.flatMap((ground) => words.map((word) => [word, ground] as const)),
  ['pen-ink', 'pen'],
  ['menu-open-ink', 'menu-open'],
  // The text of the hero crosses the lines of its grid.
  ['ink', 'grid'],
  ['ink-soft', 'grid'],
] as const

/** Borders of controls, focus and meaningful marks on their background: 3:1 (WCAG 1.4.11). */
const controlPairs = [
  ...surfaces.map((ground) => ['line-strong', ground] as const),
  ...surfaces.map((ground) => ['ink', ground] as const),
  ['ink', 'pen'],
  ['menu-open-ink', 'menu-open'],
] as const

describe.each(Object.entries(themes))('%s', (name, tokens) => {
  test.each(textPairs)('%s is readable on %s', (word, ground) => {
    expect(contrast(tokens, word, ground)).toBeGreaterThanOrEqual(4.5)
  })

  // On a dark background the focus ring is light; on the pen colour its second colour, paper, counts.
  test.each(controlPairs)('%s is visible on %s', (mark, ground) => {
    const pair = [contrast(tokens, mark, ground)]
    if (ground === 'pen') pair.push(contrast(tokens, 'paper', ground))
    expect(Math.max(...pair), name).toBeGreaterThanOrEqual(3)
  })
})

function toTokens(block: string): Map<string, string> {
  const body = block.slice(0, block.indexOf('}'))
  return new Map(
    Array.from(body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, token = '', value = '']) => [
      token,
      value,
    ]),
  )
}

/** Contrast of two tokens, 1 to 21 (WCAG 2.2, relative luminance). */
function contrast(tokens: ReadonlyMap<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((token) => luminance(requireColour(tokens, token)))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function requireColour(tokens: ReadonlyMap<string, string>, token: string): string {
  const colour = tokens.get(token)
  if (colour === undefined) throw new Error(`styles/tokens.css has no --${token}`)
  return colour
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
