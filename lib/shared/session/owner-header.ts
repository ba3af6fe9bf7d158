/**
 * Names the user a request is meant for, by their mark (decision 012). The server passes it on only with that
 * user's cookies (decision 025), so that requests queued on a device are never executed for another user.
 */
export const OWNER_HEADER = 'x-meant-for'
