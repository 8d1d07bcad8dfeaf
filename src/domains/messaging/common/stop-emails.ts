/** The token is behind the hash, out of every log. */
export const stop_emails_page = '/stop-emails'

export const buildStopEmailsAddress = (public_url: string, token: string) =>
  `${public_url}/api${stop_emails_page}/${token}`

/** Which kinds of notification a token stops: it begins with whose emails, and their kinds. */
export const getKindsInToken = (token: string): string[] => token.split('.')[1]?.split('-') ?? []

export const joinKinds = (kinds: readonly string[]) => kinds.join('-')
