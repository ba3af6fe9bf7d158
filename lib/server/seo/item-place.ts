/** Where an item is shown. */
export type ItemPlace = {
  readonly url: string
  readonly siteName: string
}

/** What we call an item, by our name and its address: numbers alone are shared by jobs and internships. */
export function toIdentifier({ url, siteName }: ItemPlace) {
  const [, list = '', id = ''] = new URL(url).pathname.split('/')
  return { '@type': 'PropertyValue', name: siteName, value: `${list}/${id}` } as const
}
