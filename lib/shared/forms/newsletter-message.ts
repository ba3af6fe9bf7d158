export const NOT_SUBSCRIBED = 'Something went wrong, Please try again.'
