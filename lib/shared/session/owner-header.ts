/**
 * Names the person a call is meant for, by their mark (decision 012). The door lets it pass only with that person's
 * cookies (decision 025): what waited on a device is never done for somebody who signed in meanwhile.
 */
export const OWNER_HEADER = 'x-meant-for'
