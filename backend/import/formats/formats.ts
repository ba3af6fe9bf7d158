import { ashby } from './ashby'
import { toFormat } from './dialect'
import { readDialects } from './dialects'
import { edf } from './edf'
import type { FeedFormat } from './feed-format'
import { greenhouse } from './greenhouse'
import { hellowork } from './hellowork'
import { hrXml } from './hr-xml'
import { jobPosting } from './job-posting'
import { jooble } from './jooble'
import { leboncoin } from './leboncoin'
import { lever } from './lever'
import { neogov } from './neogov'
import { rss } from './rss'
import { scholarshipTable } from './scholarship-table'
import { table } from './table'
import { vacancyList } from './vacancy-list'

/** All formats; of several that recognise a feed, the one with most signs reads it, then the first. */
export const formats: readonly FeedFormat[] = [
  hellowork,
  jooble,
  edf,
  hrXml,
  neogov,
  rss,
  leboncoin,
  jobPosting,
  greenhouse,
  ashby,
  lever,
  vacancyList,
  scholarshipTable,
  ...readDialects().map(toFormat),
  table,
]
