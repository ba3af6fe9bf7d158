import { WebsiteLink } from '@/components/detail/website-link'

type Props = {
  /** The employer's; null when it is not known. */
  readonly website: string | null
}

/** In the place of a way to apply, where the source of the listing left it out. */
export function NoApplyMethod({ website }: Props) {
  if (website === null) {
    return <p>This listing does not say how to apply. Ask the employer first.</p>
  }
  return (
    <p>
      This listing does not say how to apply. Look on the employer’s own site:{' '}
      <WebsiteLink url={website} />
    </p>
  )
}
