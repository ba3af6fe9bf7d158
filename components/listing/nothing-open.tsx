import { EmptyState } from '@/components/ui/empty-state'

export function NothingOpen({ many }: { readonly many: string }) {
  return (
    <EmptyState title={`No ${many} are open right now`}>
      <p>New ones come every week. Please check again in a few days.</p>
    </EmptyState>
  )
}
