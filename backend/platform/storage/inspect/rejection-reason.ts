/** What is wrong with a file of a kind we take. */
export type RejectionReason = 'macros' | 'objects' | 'outside' | 'locked' | 'too-large'
