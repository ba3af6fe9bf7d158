import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { contentFolder } from '@/backend/content/load-content'

export const PRIVACY = 'pages/corporate-member.md'
export const TERMS = 'pages/terms-and-conditions.md'

/** Fails unless a public text has this sentence, so that a changed promise gets its test reviewed. Returns the sentence. */
export function promised(file: string, sentence: string): string {
  const text = readFileSync(join(contentFolder, file), 'utf8')
  expect(text, `${file} no longer says this`).toContain(sentence)
  return sentence
}
