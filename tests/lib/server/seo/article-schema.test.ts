import { describe, expect, it } from 'vitest'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import { toArticleSchema } from '@/lib/server/seo/article-schema'
import { toBreadcrumbList } from '@/lib/server/seo/breadcrumb-schema'
import { toFaqSchema } from '@/lib/server/seo/faq-schema'
import { searchListMetadata } from '@/lib/server/seo/search-list-metadata'
import { newsListing } from '@/lib/shared/listing/listings'

const article = {
  id: 3,
  title: 'A day under the bridge',
  titleKm: 'មួយថ្ងៃក្រោមស្ពាន',
  summary: 'Routine inspection needs many careful eyes. '.repeat(4),
  author: 'News desk',
  topic: 'Bridges and roads',
  publishedAt: '2026-10-29T01:00:00.000Z',
  updatedAt: '2026-10-30T01:00:00.000Z',
  readingMinutes: 2,
}
const place = {
  url: 'https://site.example/news/3/a-day-under-the-bridge',
  siteName: 'Visvakor',
  picture: 'https://site.example/share/news/3-0123abcd.png',
}

describe('article schema', () => {
  it('has title, dates, section and author of the page', () => {
    expect(toArticleSchema('NewsArticle', article, place)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A day under the bridge',
      alternativeHeadline: 'មួយថ្ងៃក្រោមស្ពាន',
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      articleSection: 'Bridges and roads',
      image: place.picture,
      author: { '@type': 'Organization', name: 'News desk' },
      publisher: { '@type': 'Organization', name: 'Visvakor' },
    })
  })

  it('has no Khmer title where there is none', () => {
    const data = toArticleSchema('Article', { ...article, titleKm: null }, place)
    expect(data).not.toHaveProperty('alternativeHeadline')
  })

  it('describes an author who is not an editorial desk as a person', () => {
    const data = toArticleSchema('Article', { ...article, author: 'Sok Dara' }, place)
    expect(data).toMatchObject({ author: { '@type': 'Person', name: 'Sok Dara' } })
  })

  it('has a share preview with its date and at most 100 characters', () => {
    const { description, openGraph } = articleMetadata(article, '/news/3/x', 'Visvakor')
    expect(description?.length).toBeLessThanOrEqual(100)
    expect(openGraph).toMatchObject({ type: 'article', publishedTime: article.publishedAt })
  })
})

describe('breadcrumbs schema', () => {
  it('is numbered from one, with absolute URLs', () => {
    const steps = [
      { words: 'News', path: '/news' },
      { words: 'A day', path: '/news/3/a-day' },
    ]
    expect(toBreadcrumbList(steps, (path) => `https://site.example${path}`)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'News', item: 'https://site.example/news' },
        { position: 2, name: 'A day', item: 'https://site.example/news/3/a-day' },
      ],
    })
  })
})

describe('FAQ schema', () => {
  it('contains the answers of the page', () => {
    const faq = { id: 1, question: 'How?', answer: '<p>So.</p>', topic: 'Files' }
    expect(toFaqSchema([faq])).toMatchObject({
      mainEntity: [{ name: 'How?', acceptedAnswer: { text: '<p>So.</p>' } }],
    })
  })
})

describe('metadata of a list with text search', () => {
  const words = { title: 'Engineering news', description: 'What moves.', siteName: 'Visvakor' }

  it('has a title and a canonical URL for every page', () => {
    const metadata = searchListMetadata(newsListing, { filters: {}, page: 2 }, words)
    expect(metadata.title).toBe('Engineering news, page 2')
    expect(metadata.alternates?.canonical).toBe('/news?page=2')
    expect(metadata.robots).toBeUndefined()
  })

  it('excludes search results from search engines', () => {
    const query = { filters: { searchText: 'bridge' }, page: 1 }
    const metadata = searchListMetadata(newsListing, query, words)
    expect(metadata.title).toBe('“bridge” in Engineering news')
    expect(metadata.robots).toEqual({ index: false, follow: true })
  })
})
