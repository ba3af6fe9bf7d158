import { type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  readonly title: string
  /** True if it replaced another step: its heading then takes the focus. */
  readonly hasMoved: boolean
  readonly children: ReactNode
}

/** Renders one step of a form; each needs its own `key`. */
export function FormStep({ title, hasMoved, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
