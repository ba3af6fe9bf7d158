import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly children: ReactNode
}

/** Confirms a form that was sent without script. */
export function SuccessNotice({ title, children }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:px-6">
      <div className="max-w-measure border-l-4 border-ok pl-4">
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        <div className="mt-2">{children}</div>
      </div>
    </div>
  )
}
