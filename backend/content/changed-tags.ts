import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import type { ContentReport } from './load-content'

export function toChangedTags(report: ContentReport): CacheTag[] {
  return (Object.keys(report) as (keyof ContentReport)[])
    .filter((kind) => report[kind].added + report[kind].changed + report[kind].removed > 0)
    .map((kind) => tags[kind])
}
