import type { ReactNode } from 'react'
import '@/styles/form-groups.css'

type Props = {
  readonly title: string
  readonly intro?: string
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/** Groups fields under a heading, in columns where there is room. A field of class `whole` takes all columns. */
export function FieldGroup({ title, intro, describedBy, children }: Props) {
  return (
    <fieldset className="field-group" aria-describedby={describedBy}>
      <legend>{title}</legend>
      {intro && <p>{intro}</p>}
      <div className="fields">{children}</div>
    </fieldset>
  )
}
