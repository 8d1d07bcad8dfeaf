import { ConfirmDialog } from './confirm-dialog.tsx'
import * as t from './texts.ts'

interface DiscardQuestionProps {
  open: boolean
  onDiscard: () => void
  onKeep: () => void
}

/**
 * Asked as somebody closes a dialog in which they have written. It comes before that dialog in the tree: the two close
 * in this order, and the last to close gives the focus back.
 */
export function DiscardQuestion({ open, onDiscard, onKeep }: DiscardQuestionProps) {
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
