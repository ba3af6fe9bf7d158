import { splitKhmer } from '@/lib/shared/format/khmer-runs'

/** What people type, in either language: Khmer in its own face, which is fetched for nothing else. */
export function MixedText({ children }: { readonly children: string }) {
  return splitKhmer(children).map(({ words, isKhmer }) =>
    isKhmer ? (
      <span key={words} lang="km">
        {words}
      </span>
    ) : (
      words
    ),
  )
}
