import { ShareLinks } from './share-links'
import { ShareTools } from './share-tools'

type Props = {
  readonly url: string
  readonly title: string
}

export function ShareActions({ url, title }: Props) {
  return (
    <div className="print:hidden">
      <ShareLinks url={url} title={title} />
      {/* Script draws this, so its height is reserved. */}
      <div className="relative flex min-h-target flex-wrap items-center gap-x-5 noscript:hidden">
        <ShareTools url={url} title={title} />
      </div>
    </div>
  )
}
