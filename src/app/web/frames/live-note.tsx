import { useIsLive } from '#platform/web/live/live.ts'
import * as t from '#app/texts.ts'

/** Warns that prices and clocks on the page may be out of date. */
export function LiveNote() {
  if (useIsLive()) return null
  return (
    <p role="status" className="live-note">
      {t.reconnecting_prices_may_be_out_of_date()}
    </p>
  )
}
