import { useIsLive } from '#web/lib/live/live.ts'
import * as t from './texts.ts'

/** Prices and clocks anywhere on the page may be out of date. */
export function LiveNote() {
  if (useIsLive()) return null
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-28 z-30 mx-auto w-fit rounded-full bg-shade px-3.5 py-1.5 text-xs font-medium text-on-shade md:top-18 print:hidden"
    >
      {t.reconnecting_prices_may_be_out_of_date()}
    </p>
  )
}
