type Props = {
  readonly url: string
}

/** Shows the host; a new tab, and no recommendation by us. */
export function WebsiteLink({ url }: Props) {
  return (
    <a href={url} rel="nofollow noopener noreferrer" target="_blank" className="text-link">
      {new URL(url).host}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
