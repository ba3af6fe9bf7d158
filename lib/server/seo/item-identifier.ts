/** The page of an item. */
export type ItemPage = {
  readonly url: string
  readonly siteName: string
}

/** Builds an identifier from the site's name and the item's path: jobs and internships share numbers. */
export function toIdentifier({ url, siteName }: ItemPage) {
  const [, list = '', id = ''] = new URL(url).pathname.split('/')
  return { '@type': 'PropertyValue', name: siteName, value: `${list}/${id}` } as const
}
