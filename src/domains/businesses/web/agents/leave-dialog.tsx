import { updateAgent, type Agent } from '#domains/businesses/common/agents.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useAgentsChanged } from './use-agents.ts'
import * as t from '#domains/businesses/texts.ts'

interface LeaveDialogProps {
  agent: Agent
  others: Agent[]
  onClose: () => void
}

export function LeaveDialog({ agent, others, onClose }: LeaveDialogProps) {
  const { name, live_count: liveCount } = agent
  const changed = useAgentsChanged()
  const form = useOperationForm(updateAgent, {
    initial: { moves_to: '' },
    toInput: ({ moves_to: movesTo }) => ({
      id: agent.id,
      status: 'left' as const,
      moves_to: Number(movesTo) || null,
    }),
    onDone: () => {
      changed()
      notify.success(t.name_has_left({ name }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.has_name_left({ name })}
      description={t.what_happens_when_an_agent_leaves({ count: liveCount })}
      confirm={t.mark_as_left()}
      cancel={t.keep_agent()}
      kind="danger"
      onClose={onClose}
    >
      <Field label={t.move_their_listings_to()} {...form.field('moves_to')}>
        {(control) => (
          <Select
            {...control}
            {...form.text('moves_to')}
            options={[
              { value: '', label: t.no_other_agent() },
              ...others.map((other) => ({ value: String(other.id), label: other.name })),
            ]}
          />
        )}
      </Field>
    </FormDialog>
  )
}
