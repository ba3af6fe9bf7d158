/** `en` where the visitor came by `/en`, else absent; never what a stranger sent. Next shows route handlers the plain address alone. */
export const LOCALE_HEADER = 'x-locale'
