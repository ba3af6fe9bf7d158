import type { Config } from 'tailwindcss'

/**
 * The tokens of look §2. Colours are CSS variables of `styles/tokens.css`, so that dark mode
 * and forced colours need no second set of classes.
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1200px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      sheet: 'var(--sheet)',
      line: 'var(--line)',
      'line-strong': 'var(--line-strong)',
      ink: 'var(--ink)',
      'ink-soft': 'var(--ink-soft)',
      pen: 'var(--pen)',
      'pen-ink': 'var(--pen-ink)',
      'pen-text': 'var(--pen-text)',
      'menu-open': 'var(--menu-open)',
      'menu-open-ink': 'var(--menu-open-ink)',
      ok: 'var(--ok)',
      warn: 'var(--warn)',
      stop: 'var(--stop)',
      note: 'var(--note)',
    },
    fontSize: {
      sm: ['0.875rem', '1.5'],
      base: ['1rem', '1.5'],
      lg: ['1.125rem', '1.5'],
      xl: ['1.3125rem', '1.35'],
      '2xl': ['1.75rem', '1.25'],
      '3xl': ['2.5rem', '1.12'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '650' },
    borderRadius: { none: '0', DEFAULT: '4px', full: '9999px' },
    extend: {
      maxWidth: { page: '76rem', measure: '68ch' },
      minHeight: { target: '2.75rem' },
      minWidth: { target: '2.75rem' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
} satisfies Config
