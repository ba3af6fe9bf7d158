import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Mutation } from './mutation'

/** A mutation nobody could notice, and why; by the name of its file, so that it may be moved. */
const equivalent = z.strictObject({
  in: z.string(),
  source: z.string(),
  change: z.string(),
  reason: z.string().min(20),
})

export type Equivalent = z.output<typeof equivalent>

/** The list in `equivalent.json`. @throws ZodError where an entry says too little */
export async function readEquivalents(root: string): Promise<readonly Equivalent[]> {
  const text = await readFile(path.join(root, 'scripts/mutate/equivalent.json'), 'utf8')
  return z.array(equivalent).parse(JSON.parse(text))
}

/** The mutations that something could notice, and the entries of the list that fit none any more. */
export function leaveOutEquivalents(
  mutations: readonly Mutation[],
  list: readonly Equivalent[],
): { readonly mutations: readonly Mutation[]; readonly stale: readonly Equivalent[] } {
  const fits = (mutation: Mutation, entry: Equivalent) =>
    path.basename(mutation.file) === entry.in &&
    mutation.source === entry.source &&
    mutation.change === entry.change
  return {
    mutations: mutations.filter((mutation) => !list.some((entry) => fits(mutation, entry))),
    stale: list.filter((entry) => !mutations.some((mutation) => fits(mutation, entry))),
  }
}
