/** Said wherever the API could not be reached or understood. */
export const UNREACHABLE_MESSAGE = 'The service does not answer. Please try again in a moment.'
