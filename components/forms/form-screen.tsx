import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly children: ReactNode
  readonly intro?: ReactNode
}

export function FormScreen({ title, intro, children }: Props) {
  return (
    <div className="-mb-8 bg-sheet px-4 py-8 md:-mb-16 md:py-14">
      <div className="mx-auto max-w-112 border border-line bg-paper p-4 sm:p-8">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <noscript>
          <p className="mt-4 border-l-4 border-warn py-1 pl-4">
            Accounts need JavaScript. Please turn it on and reload this page. The rest of this site
            works without it.
          </p>
        </noscript>
        <div className="mt-6">{children}</div>
      </div>
    </div>
  )
}
