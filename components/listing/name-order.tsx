/** Where other listings offer orders: the only one there is, in words. */
export function NameOrder({ isSearch }: { readonly isSearch: boolean }) {
  return (
    <p className="inline-flex min-h-target items-center text-sm text-ink-soft">
      {isSearch ? 'Best match first' : 'From A to Z'}
    </p>
  )
}
