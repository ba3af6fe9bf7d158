type Props = { readonly id: string; readonly className?: string }

/** Filled by script with what is somebody's (decision 049), which may be there before React comes to this part of the page: what it finds inside is not its own to compare. */
export function PersonalSlot({ id, className }: Props) {
  return (
    <div id={id} className={className} suppressHydrationWarning>
      {''}
    </div>
  )
}
