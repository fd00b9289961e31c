/** The one code that counts as sent by e-mail (BK-24). */
export const defaultVerificationCode = '123456'
