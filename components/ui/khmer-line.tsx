type Props = { readonly words: string | null | undefined }

export function KhmerLine({ words }: Props) {
  if (!words) return null
  return (
    <span lang="km" className="block text-base font-normal text-ink-soft">
      {words}
    </span>
  )
}
