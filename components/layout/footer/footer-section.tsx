import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children: ReactNode }

/** Folded on phones, by a native disclosure, so that it unfolds without script (`styles/layout.css`). */
export function FooterSection({ title, children }: Props) {
  return (
    <div>
      <h2 className="label foot-title">{title}</h2>
      <details>
        <summary className="label">{title}</summary>
        {children}
      </details>
    </div>
  )
}
