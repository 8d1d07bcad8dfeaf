/** The token is in the fragment, and so in no log. */
export const stop_alerts_page = '/stop-alerts'

export const buildStopAlertsLink = (public_url: string, token: string) =>
  `${public_url}${stop_alerts_page}#${token}`

export const buildOneClickAddress = (public_url: string, token: string) =>
  `${public_url}/api/stop-alerts/${token}`
