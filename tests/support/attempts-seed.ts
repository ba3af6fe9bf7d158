/** What generated tests are made of; another seed tries other things: `ATTEMPTS_SEED=7 npx vitest run …`. */
export const SEED = Number(process.env.ATTEMPTS_SEED ?? 20_260_310)
