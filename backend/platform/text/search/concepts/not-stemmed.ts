/** Words that only look like another form of a term: whose level it is says nothing of levelling. */
export const NOT_STEMMED: ReadonlySet<string> = new Set(
  (
    'level start started starting allow allowed product source account apart print measure refuse internal direction expression express ' +
    'package fresh foreigner advise document compress render disable operation'
  ).split(' '),
)
