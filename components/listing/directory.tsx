import type { ReactNode } from 'react'

/** The rows of a directory, in two columns where there is room. */
export function Directory({ children }: { readonly children: ReactNode }) {
  return <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">{children}</ol>
}
