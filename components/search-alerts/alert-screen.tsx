import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { MixedText } from '@/components/ui/mixed-text'

type Props = {
  /** Label such as "Civil jobs in Siem Reap"; null if the search no longer exists. */
  readonly words: string | null
  readonly href: string | null
  readonly children: ReactNode
}

export function AlertScreen({ words, href, children }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-12">
      <div className="max-w-160">
        <h1 className="text-2xl font-semibold">Get notified</h1>
        {words !== null && href !== null && (
          <p className="mt-2 mb-6 text-ink-soft">
            Your search:{' '}
            <Link href={href} className="text-link">
              <MixedText>{words}</MixedText>
            </Link>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
