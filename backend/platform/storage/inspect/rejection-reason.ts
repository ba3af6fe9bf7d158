/** Why a file of an accepted kind is rejected. */
export type RejectionReason = 'macros' | 'objects' | 'outside' | 'locked' | 'too-large'
