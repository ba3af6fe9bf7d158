/** For an answer that is neither yes nor an error (spec §8). */
export const NOT_SUBSCRIBED = 'Something went wrong, Please try again.'
