import { expect, it } from 'vitest'
import { listArticleFacts } from '@/components/articles/article-page'

const article = {
  id: 3,
  title: 'A day under the bridge',
  titleKm: null,
  summary: 'What is looked at.',
  author: 'Sok Dara',
  topic: 'Bridges',
  readingMinutes: 2,
  publishedAt: '2026-10-29T18:00:00.000Z',
}

it('names the day an article was changed, unless it is the day it was published', () => {
  const changed = { ...article, updatedAt: '2026-11-02T01:00:00.000Z' }
  expect(listArticleFacts(changed)).toEqual([
    'Bridges',
    '30 Oct 2026',
    'Updated 2 Nov 2026',
    '2 min read',
    'Sok Dara',
  ])
  const sameDay = { ...article, updatedAt: '2026-10-30T10:00:00.000Z' }
  expect(listArticleFacts(sameDay).join()).not.toContain('Updated')
})
