export function NameOrder({ isSearch }: { readonly isSearch: boolean }) {
  return (
    <p className="inline-flex min-h-target items-center text-sm text-ink-soft">
      {isSearch ? 'Best match first' : 'From A to Z'}
    </p>
  )
}
