/** The cookie with the installation id of a browser. Scripts may read it, since it is no secret (architecture §6). */
export const INSTALLATION_COOKIE = 'installation'
