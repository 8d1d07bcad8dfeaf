/** The token is behind the hash, out of every log. */
export const stop_emails_page = '/stop-emails'

export const buildStopEmailsAddress = (public_url: string, token: string) =>
  `${public_url}/api${stop_emails_page}/${token}`

/** Which kind of notification a token stops: it begins with whose emails, and their kind. */
export const getKindInToken = (token: string) => token.split('.')[1] ?? ''
