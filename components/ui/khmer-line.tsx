export function KhmerLine({ words }: { readonly words: string | null | undefined }) {
  if (!words) return null
  return (
    <span lang="km" className="block text-base font-normal text-ink-soft">
      {words}
    </span>
  )
}
