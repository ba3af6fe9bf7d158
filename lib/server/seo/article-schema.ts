import type { Article, NewsArticle, WithContext } from 'schema-dts'
import type { Tip } from '@/lib/contract/articles/article'
import type { ItemPage } from './item-identifier'

/**
 * Builds a `NewsArticle` for news, an `Article` otherwise (schema.org); `picture` is the absolute URL of the share
 * picture.
 */
export function toArticleSchema(
  type: 'NewsArticle' | 'Article',
  article: Omit<Tip, 'related' | 'body'>,
  { url, siteName, picture }: ItemPage & { readonly picture: string },
): WithContext<NewsArticle | Article> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: article.title,
    ...(article.titleKm === null ? {} : { alternativeHeadline: article.titleKm }),
    description: article.summary,
    image: picture,
    url,
    mainEntityOfPage: url,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.topic,
    timeRequired: `PT${article.readingMinutes}M`,
    author: {
      // A desk of the site is an organization, any other author a person.
      '@type': article.author.endsWith(' desk') ? 'Organization' : 'Person',
      name: article.author,
    },
    publisher: { '@type': 'Organization', name: siteName },
  }
}
