import type { ReactNode } from 'react'

type Props = {
  readonly heading: ReactNode
  readonly notice: ReactNode
  readonly facts: ReactNode
  readonly children: ReactNode
  readonly aside: ReactNode
  /** What phones keep at the bottom edge while the text is read. */
  readonly bar: ReactNode
  readonly below: ReactNode
}

/** The frame every detail page shares: facts first, text in readable measure, a column beside it from 1024 px. */
export function DetailShell({ heading, notice, facts, children, aside, bar, below }: Props) {
  return (
    <article className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="pt-6 md:pt-10">{heading}</header>
      {notice}
      <div className="mt-5">{facts}</div>
      <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="space-y-8">{children}</div>
        <div className="mt-10 lg:mt-0">{aside}</div>
        {bar}
      </div>
      {below}
    </article>
  )
}
