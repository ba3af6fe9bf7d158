/** The seed of generated tests; another seed tries other values: `ATTEMPTS_SEED=7 npx vitest run …`. */
export const SEED = Number(process.env.ATTEMPTS_SEED ?? 20_260_310)
