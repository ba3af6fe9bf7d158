import { ashby } from './ashby'
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
import { vacancyList } from './vacancy-list'

/** All formats; the first that recognises a feed reads it. */
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
]
