import { ShareLinks } from './share-links'
import { ShareTools } from './share-tools'

type Props = {
  /** The page's own address, absolute and canonical. */
  readonly url: string
  readonly title: string
}

/** What one does with a page of something that stays: pass it on. */
export function ShareActions({ url, title }: Props) {
  return (
    <div className="print:hidden">
      <ShareLinks url={url} title={title} />
      {/* Drawn by script alone, so its height is kept for it. */}
      <div className="relative flex min-h-target flex-wrap items-center gap-x-5 noscript:hidden">
        <ShareTools url={url} title={title} />
      </div>
    </div>
  )
}
