/** `primary`: the one thing to do here, in pen. `secondary`: anything else, ruled. */
export type ButtonVariant = 'primary' | 'secondary'

const shared =
  'inline-flex min-h-target items-center justify-center gap-2 rounded border px-4 py-2 font-medium leading-tight no-underline transition-colors'

const variants = {
  primary: 'border-pen bg-pen text-pen-ink hover:border-ink',
  secondary: 'border-line-strong bg-paper text-ink hover:border-ink hover:bg-sheet',
} satisfies Record<ButtonVariant, string>

/** Classes of a button, for a real button, a link that looks like one, or a summary. */
export function buttonClass(variant: ButtonVariant): string {
  return `${shared} ${variants[variant]}`
}
