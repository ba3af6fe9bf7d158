const KHMER = /[\u1780-\u17FF]/

/** Returns the value for `lang`: `km` when the text has a Khmer letter. */
export function languageOf(text: string): 'km' | undefined {
  return KHMER.test(text) ? 'km' : undefined
}
