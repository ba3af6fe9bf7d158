import type { Text } from './list-texts'

/** Documents whose sections are cited by keyword and number, such as `spec`. */
const SECTIONED = {
  spec: 'docs/specification.md',
  architecture: 'docs/architecture.md',
  look: 'docs/look.md',
} as const

/** Everything that can be cited, as it is written: "spec §4", "promise S3", "decision 004". */
export type Sources = ReadonlySet<string>

/** Collects what the repository's documents define for citation. */
export function listSources(texts: readonly Text[]): Sources {
  const textOf = (file: string) => texts.find((one) => one.path === file)?.text ?? ''
  const promises = textOf('docs/promises.md')
  return new Set([
    ...Object.entries(SECTIONED).flatMap(([word, file]) =>
      firstGroups(textOf(file), /^## (\d+)\. /gm).map((number) => `${word} §${number}`),
    ),
    ...firstGroups(promises, /^\| ([A-Z]\d+) \|/gm).map((id) => `promise ${id}`),
    ...firstGroups(promises, /^## (Reach|Access)$/gm).map((name) => `promise ${name}`),
    ...texts.flatMap(({ path }) =>
      firstGroups(path, /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/g).map((id) => `decision ${id}`),
    ),
  ])
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group]) => group ?? '')
}
