type Props = {
  readonly url: string
}

/** Links to a site in a new tab by its host, with `nofollow`. */
export function WebsiteLink({ url }: Props) {
  return (
    <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="text-link">
      {new URL(url).host}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
