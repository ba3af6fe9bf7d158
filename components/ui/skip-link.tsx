/**
 * The first thing a keyboard reaches: past the header, to the main content.
 *
 * @param target id of the layout's `<main>`; each layout has its own, because Next keeps the
 * layout of an earlier route in the document.
 */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only bg-paper px-4 py-2 text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:border focus:border-line-strong focus:px-4 focus:py-2"
    >
      Skip to the content
    </a>
  )
}
