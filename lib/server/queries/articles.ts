import 'server-only'
import {
  careerAdviceEndpoints,
  interviewTipEndpoints,
  newsEndpoints,
} from '@/lib/contract/articles/article'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readNews = cachedQuery(newsEndpoints.list, [tags.news])

export const readNewsArticle = cachedItemQuery(newsEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.news],
  missing: [tags.news],
}))

export const readCareerAdviceList = cachedQuery(careerAdviceEndpoints.list, [tags.careerAdvice])

export const readCareerAdvice = cachedItemQuery(careerAdviceEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.careerAdvice],
  missing: [tags.careerAdvice],
}))

export const readInterviewTips = cachedQuery(interviewTipEndpoints.list, [tags.interviewTips])

export const readInterviewTip = cachedItemQuery(interviewTipEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.interviewTips],
  missing: [tags.interviewTips],
}))
