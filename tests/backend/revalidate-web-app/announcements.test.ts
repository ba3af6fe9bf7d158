import { expect, test } from 'vitest'
import { announceChange, parseAnnouncement, toWebAppName } from '@/backend/revalidate-web-app'
import type { CacheTag } from '@/lib/shared/cache-tags'
import { scriptDatabase } from '@/tests/support/scripted-database'

const tags = Array.from({ length: 141 }, (_, at): CacheTag => `job-${at}`)

/** The tags of each message. */
async function announce(changed: readonly CacheTag[]) {
  const { db, asked } = scriptDatabase([['pg_notify']])
  await announceChange(db, 'mine', changed)
  return asked.map(({ params }) => parseAnnouncement(String(params.at(-1)), 'another'))
}

test('announces all tags in messages of seventy, and nothing for none', async () => {
  expect(await announce([])).toEqual([])
  expect(await announce(tags.slice(0, 70))).toEqual([tags.slice(0, 70)])
  expect(await announce(tags)).toEqual([tags.slice(0, 70), tags.slice(70, 140), tags.slice(140)])
})

test('ignores its own announcement', () => {
  const own = toWebAppName('http://localhost:3000')
  const change = JSON.stringify({ revalidated: own, tags: ['jobs'] })
  expect(parseAnnouncement(change, own)).toEqual([])
  expect(parseAnnouncement(change, toWebAppName('http://localhost:3001'))).toEqual(['jobs'])
  expect(parseAnnouncement(change, null)).toEqual(['jobs'])
})
