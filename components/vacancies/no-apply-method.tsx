import { WebsiteLink } from '@/components/detail/website-link'

type Props = {
  /** Website of the employer; null if unknown. */
  readonly website: string | null
}

/** Replaces the application link where the source of the listing has none. */
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
