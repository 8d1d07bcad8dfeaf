import { countAdvertisements, maxTickets } from '#domains/advertising/common/showing.ts'

const togetherMs = 2_000

const seen = new Set<string>()
const pressed = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Impressions within two seconds are sent together. */
export function recordImpression(ticket: string): void {
  seen.add(ticket)
  addEventListener('pagehide', send, { once: true })
  if (seen.size >= maxTickets) send()
  else timer ??= setTimeout(send, togetherMs)
}

/** Sent at once, since the page may be left. */
export function recordClick(ticket: string): void {
  pressed.add(ticket)
  send()
}

/** A beacon is sent even if the page is left. A lost one is not counted. */
function send() {
  clearTimeout(timer)
  timer = undefined
  if (seen.size + pressed.size === 0) return
  const body = JSON.stringify({ seen: [...seen], pressed: [...pressed] })
  seen.clear()
  pressed.clear()
  navigator.sendBeacon(`/api${countAdvertisements.path}`, new Blob([body], { type: 'application/json' }))
}
