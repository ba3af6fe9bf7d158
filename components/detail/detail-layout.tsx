import type { ReactNode } from 'react'

type Props = {
  readonly breadcrumb: ReactNode
  readonly heading: ReactNode
  readonly notice: ReactNode
  readonly facts: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly aside: ReactNode
  readonly bar: ReactNode
  readonly below: ReactNode
}

export function DetailLayout({
  breadcrumb,
  heading,
  notice,
  facts,
  children,
  actions,
  aside,
  bar,
  below,
}: Props) {
  return (
    <article className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-1 md:pt-4">
        {breadcrumb}
        <div className="mt-2 md:mt-4">{heading}</div>
      </header>
      {notice}
      {/* The facts are inside as well: the bar sticks to the bottom of the window only within this box. */}
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="space-y-5 md:space-y-8">
          {facts}
          {children}
        </div>
        <div className="mt-10 space-y-6 self-start lg:sticky lg:top-24 lg:mt-0">
          {actions}
          {aside}
        </div>
        {bar}
      </div>
      {below}
    </article>
  )
}
