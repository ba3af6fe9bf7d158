/** What is wrong with a file of a kind we take. */
export type Objection = 'macros' | 'objects' | 'outside' | 'locked' | 'too-large'
