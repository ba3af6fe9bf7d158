/**
 * The first thing a keyboard reaches: past the header, to the main content.
 *
 * @param target id of the layout's `<main>`; each layout has its own, because Next keeps the
 * layout of an earlier route in the document.
 */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      Skip to the content
    </a>
  )
}
