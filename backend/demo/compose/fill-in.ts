/** What the placeholders of a template stand for, as plain text. */
export type Blanks = Readonly<Record<string, string>>

/** Initials that are spoken with a vowel first: "an HSE Engineer". */
const SPOKEN_WITH_A_VOWEL = /^(?:[AEIO]|HSE|HVAC|MEP|Urban)/

/**
 * Fills `{name}` with its value and `{a name}` with the value behind "a" or "an". The first
 * letter of the result is a capital. Throws when a template asks for a value that is not there.
 */
export function fillIn(template: string, blanks: Blanks): string {
  const text = template.replace(
    /\{(a )?(\w+)\}/g,
    (_, article: string | undefined, name: string) => {
      const value = blanks[name]
      if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`)
      if (article === undefined) return value
      return `${SPOKEN_WITH_A_VOWEL.test(value) ? 'an' : 'a'} ${value}`
    },
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}
