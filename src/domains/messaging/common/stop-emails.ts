/** The token is in the fragment, and so in no log. */
export const stopEmailsPage = '/stop-emails'

export const buildStopEmailsAddress = (publicUrl: string, token: string) =>
  `${publicUrl}/api${stopEmailsPage}/${token}`

/**
 * Returns the kinds of notification that a token stops: it begins with the account and the kinds.
 */
export const getKindsInToken = (token: string): string[] => token.split('.')[1]?.split('-') ?? []

export const joinKinds = (kinds: readonly string[]) => kinds.join('-')

export const failedEmailsPage = '/failed-emails'

export const sentMessagesPage = '/sent-messages'
