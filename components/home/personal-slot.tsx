type Props = { readonly id: string; readonly className?: string }

/** Reserves a place for personal content (decision 049). Script may fill it before React hydrates this part of the page, so its content is not compared. */
export function PersonalSlot({ id, className }: Props) {
  return (
    <div id={id} className={className} suppressHydrationWarning>
      {''}
    </div>
  )
}
