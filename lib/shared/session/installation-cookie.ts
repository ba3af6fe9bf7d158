/** The cookie with the id of a browser's installation; scripts may read it, for it holds no secret (architecture §6). */
export const INSTALLATION_COOKIE = 'installation'
