type Props = { readonly words: string | null | undefined }

/** Below the same in English; nothing where it has no words of its own. */
export function KhmerLine({ words }: Props) {
  if (!words) return null
  return (
    <span lang="km" className="block text-base font-normal text-ink-soft">
      {words}
    </span>
  )
}
