'use client'

import { ButtonLink } from '@/components/ui/button'
import { useIsHydrated } from '@/hooks/page/use-is-hydrated'
import { useLazy } from '@/hooks/page/use-lazy'
import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import type { VacancyApiPath } from '@/lib/contract/applications/schemaless-application-endpoints'
import { routes } from '@/lib/shared/routes'

type Props = {
  readonly area: VacancyApiPath
  readonly listing: string
  readonly id: number
  readonly className?: string
}

export type ApplyButtonProps = Props & { readonly href: string }

const loadAppliedButton = () =>
  import('./applied-button').then(({ AppliedButton }) => AppliedButton)

/** Links to the form. Its width fits "Applied" too, so that nothing moves when that is known. */
export function ApplyButton(props: Props) {
  const isHydrated = useIsHydrated()
  const load = useIsSignedIn() && isHydrated ? loadAppliedButton : null
  const { value: Applied } = useLazy(load, 'Whether somebody applied is not shown.')
  const href = routes.apply(props.listing, props.id)
  if (Applied) return <Applied {...props} href={href} />
  return <ApplyLink {...props} href={href} />
}

export function ApplyLink({ href, className = '' }: Pick<ApplyButtonProps, 'href' | 'className'>) {
  return (
    <ButtonLink
      href={href}
      rel="nofollow"
      className={`min-w-44 max-lg:min-w-[min(10rem,55vw)] max-lg:px-2 ${className}`}
    >
      Apply
    </ButtonLink>
  )
}
