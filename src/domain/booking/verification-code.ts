/** The one code that counts as sent by e-mail, unless another is configured (BK-24). */
export const defaultVerificationCode = '123456'
