export type Blanks = Readonly<Record<string, string>>

/** Initials that are spoken with a vowel first: "an HSE Engineer". */
const SPOKEN_WITH_A_VOWEL = /^(?:[AEIO]|HSE|HVAC|MEP|Urban)/

/** `{a name}` gets "a" or "an" before its value; the first letter becomes a capital. Throws when a value is missing. */
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
