import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { putLenders, type Lender } from '#domains/finance/common/finance.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { LenderFields } from './lender-fields.tsx'
import { getDraft } from './lender-values.ts'
import { useLenderForm, type LenderFormProps } from './use-lender-form.ts'
import { useLendersChanged, type Lenders } from './use-lenders.ts'
import * as t from '#domains/finance/texts.ts'

export function LenderDialog({ lenders, lender, onClose }: LenderFormProps) {
  const form = useLenderForm({ lenders, lender, onClose })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={lender ? t.edit_lender() : t.add_lender()}
      confirm={lender ? t.save_lender() : t.add_lender()}
      width="wide"
      hasSummary
      aside={lender && <Deletion lenders={lenders} lender={lender} onDeleted={onClose} />}
    >
      <LenderFields form={form} />
    </FormDialog>
  )
}

interface DeletionProps {
  lenders: Lenders
  lender: Lender
  onDeleted: () => void
}

function Deletion({ lenders: { version, items }, lender, onDeleted }: DeletionProps) {
  const [isOpen, setOpen] = useState(false)
  const { setReply, readAgain } = useLendersChanged()
  const removal = useApiMutation(putLenders, {
    onSuccess: (reply) => {
      setReply(reply)
      notify.success(t.lender_deleted())
      onDeleted()
    },
    onError: readAgain,
  })
  return (
    <span className="mr-auto">
      <Button kind="ghost" icon={Trash2} onClick={() => setOpen(true)}>
        {t.delete_lender()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.delete_this_lender()}
        confirm={t.delete_lender()}
        cancel={t.keep_lender()}
        kind="danger"
        busy={removal.isPending}
        error={removal.isError ? getMessage(removal.error) : undefined}
        onConfirm={() =>
          removal.mutate({ version, items: items.filter(({ id }) => id !== lender.id).map(getDraft) })
        }
        onClose={() => setOpen(false)}
      >
        {t.name_will_be_gone({ name: lender.name })}
      </ConfirmDialog>
    </span>
  )
}
