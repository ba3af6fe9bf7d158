type Props = {
  /** The address of somebody's own site. */
  readonly url: string
}

/** The way to somebody's own site, by its host; in a new tab, and vouched for by nobody. */
export function WebsiteLink({ url }: Props) {
  return (
    <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="text-link">
      {new URL(url).host}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
