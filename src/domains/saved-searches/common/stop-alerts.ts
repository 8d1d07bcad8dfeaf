/** The token is in the fragment, and so in no log. */
export const stopAlertsPage = '/stop-alerts'

export const buildStopAlertsLink = (publicUrl: string, token: string) =>
  `${publicUrl}${stopAlertsPage}#${token}`

export const buildOneClickAddress = (publicUrl: string, token: string) =>
  `${publicUrl}/api/stop-alerts/${token}`
