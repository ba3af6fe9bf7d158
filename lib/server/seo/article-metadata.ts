import type { Metadata } from 'next'
import type { Tip } from '@/lib/contract/articles/article'
import { detailMetadata } from './detail-metadata'

type Dated = Pick<Tip, 'title' | 'summary' | 'publishedAt' | 'updatedAt'>

export function articleMetadata(article: Dated, path: string, siteName: string): Metadata {
  const metadata = detailMetadata(article, path, siteName)
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: article.publishedAt,
      modifiedTime: article.updatedAt,
    },
  }
}
