import { listShareLinks } from '@/lib/shared/share-links'
import { ShareTools } from './share-tools'

type Props = {
  /** Absolute and canonical. */
  readonly url: string
  readonly title: string
}

/** Lists all ways to share a page in a native disclosure, which needs no script. */
export function ShareMenu({ url, title }: Props) {
  return (
    <details className="faq print:hidden">
      <summary>Share</summary>
      <ul className="flex flex-wrap gap-x-5">
        {listShareLinks(url, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="nofollow noopener" className="text-link">
              <span className="sr-only">Share on </span>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5">
        <ShareTools url={url} title={title} />
      </div>
    </details>
  )
}
