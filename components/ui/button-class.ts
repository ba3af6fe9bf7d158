/** `primary`: the one thing to do here, in pen. `secondary`: anything else, ruled. */
export type ButtonVariant = 'primary' | 'secondary'

/**
 * Classes of a button, for a real button, a link that looks like one, or a summary; styled in
 * `styles/parts.css`, because every page carries many and their names weigh less.
 */
export function buttonClass(variant: ButtonVariant): string {
  return variant === 'primary' ? 'button button-primary' : 'button'
}
