import { type Member, startReset } from '#domains/accounts/common/members/members.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useMemberChanged } from '../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

/** The owner gets a link, so no one else learns the password. */
export function ResetDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const changed = useMemberChanged()
  const form = useOperationForm(startReset, {
    initial: { ends_sessions: false },
    toInput: (values) => ({ id: member.id, ...values }),
    onDone: async () => {
      onClose()
      notify.success(t.link_sent(), { description: member.email })
      await changed(member.id)
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.reset_their_password()}
      description={t.well_email_a_link_to_email_it_works({ email: member.email })}
      confirm={t.email_link()}
    >
      <Checkbox
        label={t.sign_them_out_everywhere_now()}
        help={t.use_this_if_someone_else_may_be_using()}
        {...form.box('ends_sessions')}
      />
    </FormDialog>
  )
}
