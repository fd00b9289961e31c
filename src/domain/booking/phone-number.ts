/** Whether a phone number is in international form: a plus, then 7 to 15 digits, the first no zero (AL-34). */
export const isInternational = (phoneNumber: string): boolean => /^\+[1-9]\d{6,14}$/.test(phoneNumber)
