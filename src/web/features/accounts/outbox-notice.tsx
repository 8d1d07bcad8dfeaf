import { Notice } from '#web/ui/states/notice.tsx'

/** On the demo, where nothing is really sent. */
export function OutboxNotice() {
  return (
    <Notice
      action={
        <a
          href="/dev/outbox"
          target="_blank"
          rel="noreferrer"
          className="text-sm font-semibold underline underline-offset-3"
        >
          Read the code in the outbox
        </a>
      }
    >
      This is a demo: nothing is really sent.
    </Notice>
  )
}
