import type { ReactNode } from 'react'
import { ErrorDrawing } from '@/components/ui/error-drawing'
import { MixedText } from './mixed-text'

type EmptyStateProps = {
  readonly title: string
  readonly children: ReactNode
}

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="mx-auto max-w-measure px-4 py-6 text-center">
      <ErrorDrawing className="mx-auto mb-4 w-full max-w-44" />
      <h2 className="text-xl font-semibold text-balance wrap-anywhere">
        <MixedText>{title}</MixedText>
      </h2>
      <div className="mt-2 text-ink-soft">{children}</div>
    </div>
  )
}
