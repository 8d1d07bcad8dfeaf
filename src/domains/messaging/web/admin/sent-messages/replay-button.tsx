import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  listSentMessages,
  replayMessage,
  type SentMessage,
} from '#domains/messaging/common/sent-messages/sent-messages.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { useApiMutation, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/messaging/texts.ts'

/** A failed message reached nobody, so only a second copy is confirmed first. */
export function ReplayButton({ message }: { message: SentMessage }) {
  const { id, recipient, subject, state, replay } = message
  const [isOpen, setOpen] = useState(false)
  const invalidate = useInvalidate()
  const send = useApiMutation(replayMessage, {
    onSuccess: () => {
      setOpen(false)
      notify.success(t.sending_again())
    },
    onError: (error) => (isOpen ? undefined : notify.error(getMessage(error))),
    // Another admin may have sent it already.
    onSettled: () => invalidate(listSentMessages),
  })
  if (replay === 'secret') return <p className="text-ink-2">{t.expired_code_or_link()}</p>
  if (replay !== 'allowed') return null
  const isFailed = state === 'failed'
  const names = { recipient, subject: subject ?? '' }
  return (
    <May op={replayMessage}>
      <Button
        kind="quiet"
        size="small"
        icon={RotateCcw}
        busy={send.isPending && !isOpen}
        aria-label={isFailed ? t.try_again_for_recipient(names) : t.send_again_to_recipient(names)}
        onClick={() => (isFailed ? send.mutate({ id }) : setOpen(true))}
      >
        {isFailed ? t.try_again() : t.send_again()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.send_this_message_again()}
        confirm={t.send_again()}
        cancel={t.keep_as_is()}
        busy={send.isPending}
        error={send.error && getMessage(send.error)}
        onConfirm={() => send.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {t.recipient_gets_it_a_second_time({ recipient })}
      </ConfirmDialog>
    </May>
  )
}
