import { expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { readFeed } from '@/backend/import/read/read-feed'
import { openFeedFolder } from './feed-file'

const writeFeed = openFeedFolder()

test('names the nearest format of an unknown feed and its missing fields', async () => {
  const almost = JSON.stringify({ jobs: [{ shortcode: 'A1', title: 'Engineer', place: 'Kep' }] })
  await expect(readFeed(writeFeed(almost), formats)).rejects.toThrow(
    'the nearest format is "workable", of which it lacks url',
  )
  const other = JSON.stringify({ jobs: [{ colour: 'red' }] })
  await expect(readFeed(writeFeed(other), formats)).rejects.not.toThrow('nearest')
})
