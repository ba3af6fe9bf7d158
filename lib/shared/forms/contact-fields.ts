/** Fields of the contact form, in their order (spec §3). */
export const contactFields = ['companyName', 'email', 'message'] as const
