import { splitKhmer } from '@/lib/shared/format/khmer-runs'

/** Renders text in either language; Khmer parts get their own font, which is loaded for nothing else. */
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
