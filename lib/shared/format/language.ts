const KHMER = /[\u1780-\u17FF]/

/** The language a text is written in, for its `lang` attribute: Khmer when it has Khmer letters. */
export function languageOf(text: string): 'km' | undefined {
  return KHMER.test(text) ? 'km' : undefined
}
