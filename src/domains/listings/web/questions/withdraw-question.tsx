import { useState } from 'react'
import { type Question, withdrawQuestion } from '#domains/listings/common/questions/questions.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/listings/texts.ts'

export function WithdrawQuestion({
  question,
  onWithdrawn,
}: {
  question: Question
  onWithdrawn: () => Promise<unknown>
}) {
  const [isOpen, setOpen] = useState(false)
  const withdraw = useApiMutation(withdrawQuestion)

  async function confirm() {
    try {
      await withdraw.mutateAsync({ id: question.id })
    } catch {
      return
    }
    setOpen(false)
    document.getElementById('ask-question')?.focus()
    notify.success(t.question_withdrawn())
    await onWithdrawn()
  }

  return (
    <>
      <Button kind="ghost" size="small" className="-ml-3 justify-self-start" onClick={() => setOpen(true)}>
        {t.take_it_back()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.withdraw_this_question()}
        confirm={t.take_it_back()}
        cancel={t.keep_question()}
        busy={withdraw.isPending}
        error={withdraw.error ? getMessage(withdraw.error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {t.the_seller_wont_see_it_any_more_and()}
      </ConfirmDialog>
    </>
  )
}
