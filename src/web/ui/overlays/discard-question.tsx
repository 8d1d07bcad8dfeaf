import { NavigationType, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import * as t from './texts.ts'

interface QuestionProps {
  open: boolean
  onDiscard: () => void
  onKeep: () => void
}

interface DiscardQuestionProps extends QuestionProps {
  /** Something was written that would be lost: the browser's Back asks as well then. */
  isAtStake: boolean
}

/**
 * Asked as somebody closes a dialog in which they have written. It comes before that dialog in the tree: the two close
 * in this order, and the last to close gives the focus back.
 */
export function DiscardQuestion({ isAtStake, ...question }: DiscardQuestionProps) {
  return (
    <>
      <Question {...question} />
      {isAtStake && <QuestionOnBack />}
    </>
  )
}

/** A router asks one guard at a time, the last to be there, so it's there only while something is at stake. */
function QuestionOnBack() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  return (
    <Question
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onKeep={() => blocker.reset?.()}
    />
  )
}

function Question({ open, onDiscard, onKeep }: QuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title={t.discard_what_you_wrote()}
      confirm={t.discard()}
      cancel={t.keep_writing()}
      kind="danger"
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      {t.it_hasnt_been_saved_or_sent()}
    </ConfirmDialog>
  )
}
