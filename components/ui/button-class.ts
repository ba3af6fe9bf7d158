export type ButtonVariant = 'primary' | 'secondary'

/** Also for links and summaries. Styled in `styles/ui.css`: every page carries many, and short names weigh less. */
export function buttonClass(variant: ButtonVariant): string {
  return variant === 'primary' ? 'button button-primary' : 'button'
}
