import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = {
  readonly title: string
  readonly more?: { readonly href: string; readonly words: string }
  readonly children: ReactNode
}

export function TitledSection({ title, more, children }: Props) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        {more && (
          <Link href={more.href} className="text-link">
            {more.words}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
