/** The token is in the fragment, and so in no log. */
export const stop_emails_page = '/stop-emails'

export const buildStopEmailsAddress = (public_url: string, token: string) =>
  `${public_url}/api${stop_emails_page}/${token}`

/**
 * Returns the kinds of notification that a token stops: it begins with the account and the kinds.
 */
export const getKindsInToken = (token: string): string[] => token.split('.')[1]?.split('-') ?? []

export const joinKinds = (kinds: readonly string[]) => kinds.join('-')
