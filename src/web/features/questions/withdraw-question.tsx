import { useState } from 'react'
import { type Question, withdrawQuestion } from '#contract/questions/questions.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

/** Takes one's own question back while it waits. */
export function WithdrawQuestion({
  question,
  onWithdrawn,
}: {
  question: Question
  onWithdrawn: () => Promise<unknown>
}) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useApiMutation(withdrawQuestion)

  async function confirm() {
    try {
      await withdraw.mutateAsync({ id: question.id })
    } catch {
      // The sentence stands in the dialog.
      return
    }
    setAsking(false)
    document.getElementById('ask-question')?.focus()
    notify.success('Question withdrawn')
    await onWithdrawn()
  }

  return (
    <>
      <Button kind="ghost" size="small" className="-ml-3 justify-self-start" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw this question?"
        confirm="Take it back"
        cancel="Keep question"
        busy={withdraw.isPending}
        error={withdraw.error ? getMessage(withdraw.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        The seller won’t see it any more and can’t answer it.
      </ConfirmDialog>
    </>
  )
}
