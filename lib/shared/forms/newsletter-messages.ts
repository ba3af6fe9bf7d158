export const SUBSCRIBED = "You've successfully subscribed to our newsletter."
/** The same for every address, since nobody is to learn who subscribed. */
export const CONFIRM_BY_MAIL = 'To confirm, open the link in our e-mail.'
export const NOT_SUBSCRIBED = 'Something went wrong, Please try again.'
