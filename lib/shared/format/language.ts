const KHMER = /[\u1780-\u17FF]/

/** For `lang`: Khmer when there is a Khmer letter. */
export function languageOf(text: string): 'km' | undefined {
  return KHMER.test(text) ? 'km' : undefined
}
