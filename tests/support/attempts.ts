/** The seed of generated tests; another seed tries other values: `ATTEMPTS_SEED=7 npx vitest run …`. */
export const SEED = Number(process.env.ATTEMPTS_SEED ?? 20_260_310)

/** How often a generated test that asks the API is tried: `most` times in `npm test -- --all`, else half as often. */
export function countAttempts(most: number): number {
  return process.env.EVERY_COMBINATION ? most : Math.ceil(most / 2)
}
