import { listShareLinks } from '@/lib/shared/share-links'

type Props = {
  readonly url: string
  readonly title: string
}

export function ShareLinks({ url, title }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 border-y border-line py-1">
      <p className="label">Share</p>
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
    </div>
  )
}
