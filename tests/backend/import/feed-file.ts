import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

/** The path of a real feed in the repository. */
export function realFeed(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/feeds/${name}`, import.meta.url))
}

/** A temporary folder for the test file's feeds, deleted after its tests. Call once at the top. */
export function openFeedFolder(): (content: string | Buffer, name?: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'visvakor-feeds-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return (content, name = 'feed.xml') => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
}
