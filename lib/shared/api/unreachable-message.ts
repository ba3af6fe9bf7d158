/** Shown whenever the API does not answer or its reply is invalid. */
export const UNREACHABLE_MESSAGE = 'The service is not responding. Please try again in a moment.'
