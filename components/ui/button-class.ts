export type ButtonVariant = 'primary' | 'secondary'

/** Returns the class of a button, also for links and summaries. Styled in `styles/ui.css`: every page has many, and short names are smaller. */
export function buttonClass(variant: ButtonVariant): string {
  return variant === 'primary' ? 'button button-primary' : 'button'
}
