import type { FeedFormat } from './feed-format'
import { hellowork } from './hellowork'
import { jooble } from './jooble'
import { leboncoin } from './leboncoin'

/** Every dialect there is; the first that recognises a feed reads it. */
export const formats: readonly FeedFormat[] = [hellowork, jooble, leboncoin]
