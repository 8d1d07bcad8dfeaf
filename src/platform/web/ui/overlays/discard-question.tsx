import { NavigationType, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as t from '#platform/texts.ts'

interface QuestionProps {
  open: boolean
  onDiscard: () => void
  onContinue: () => void
}

interface DiscardQuestionProps extends QuestionProps {
  isAtStake: boolean
}

/** Must come before its dialog in the tree: they close in this order, and the last to close restores the focus. */
export function DiscardQuestion({ isAtStake, ...question }: DiscardQuestionProps) {
  return (
    <>
      <Question {...question} />
      {isAtStake && <QuestionOnBack />}
    </>
  )
}

/**
 * A router consults only the last registered blocker, so it's mounted only while there are unsaved
 * changes.
 */
function QuestionOnBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  return (
    <Question
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onContinue={() => blocker.reset?.()}
    />
  )
}

function Question({ open, onDiscard, onContinue }: QuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title={t.discard_what_you_wrote()}
      confirm={t.discard()}
      cancel={t.keep_writing()}
      kind="danger"
      onConfirm={onDiscard}
      onClose={onContinue}
    >
      {t.it_hasnt_been_saved_or_sent()}
    </ConfirmDialog>
  )
}
