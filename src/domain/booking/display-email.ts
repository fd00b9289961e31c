/** An e-mail address as people see it: without the `+` and 25 alphanumerics that managed users' addresses carry (BK-45). */
export const displayEmail = (email: string): string => email.replace(/\+[a-zA-Z0-9]{25}(?=@|$)/, '')
