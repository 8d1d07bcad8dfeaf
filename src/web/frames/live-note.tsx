import { useIsLive } from '#web/lib/live/live.ts'

/** Prices and clocks anywhere on the page may be old. */
export function LiveNote() {
  if (useIsLive()) return null
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-28 z-30 mx-auto w-fit rounded-full bg-shade px-3.5 py-1.5 text-xs font-medium text-on-shade md:top-18 print:hidden"
    >
      Reconnecting – prices may be out of date
    </p>
  )
}
