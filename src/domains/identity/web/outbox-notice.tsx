import { Notice } from '#platform/web/ui/states/notice.tsx'
import * as t from '#domains/identity/texts.ts'

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
          {t.read_the_code_in_the_outbox()}
        </a>
      }
    >
      {t.this_is_a_demo_nothing_is_really_sent()}
    </Notice>
  )
}
