/** Shown whenever the API does not answer or its reply is invalid. */
export const UNREACHABLE_MESSAGE = 'The service does not answer. Please try again in a moment.'
