import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { usePlanAlert, PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { createAgent, updateAgent, type Agent, listAgents } from '#domains/businesses/common/agents.ts'
import type { Image } from '#domains/media/common/media.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useActionForm, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { PictureField } from '../picture-field.tsx'
import { useAgentsChanged, AgentRow } from './agent-row.tsx'
import * as t from '#domains/businesses/texts.ts'

interface AgentDialogProps {
  seller_id: number
  agent: Agent | null
  planAlert: ReturnType<typeof usePlanAlert>
  onClose: () => void
}

function AgentDialog({ seller_id: sellerId, agent, planAlert, onClose }: AgentDialogProps) {
  const [photo, setPhoto] = useState<Image | null>(agent?.photo ?? null)
  const changed = useAgentsChanged()
  const form = useActionForm({
    initial: {
      image_id: agent?.photo?.id ?? null,
      name: agent?.name ?? '',
      licence_number: agent?.licence_number ?? '',
      phone_number: formatPhone(agent?.own?.phone_number ?? ''),
      email: agent?.own?.email ?? '',
    },
    written: ['name', 'licence_number', 'phone_number', 'email', 'image_id'],
    send: async (values): Promise<Agent | null> => {
      try {
        return agent
          ? await api.call(updateAgent, { id: agent.id, ...values })
          : await api.call(createAgent, { ...values, seller_id: sellerId })
      } catch (error) {
        if (!planAlert.open(error)) throw error
        return null
      }
    },
    onDone: (saved) => {
      // The typed values stay under the plan alert.
      if (!saved) return
      onClose()
      changed()
      notify.success(agent ? t.agent_saved() : t.agent_added())
    },
  })

  function choosePhoto(image: Image | null) {
    setPhoto(image)
    form.set({ image_id: image?.id ?? null })
  }

  return (
    <FormDialog
      form={form}
      title={agent ? t.edit_agent() : t.add_an_agent()}
      confirm={agent ? t.save_agent() : t.add_agent()}
      hasSummary
      onClose={onClose}
    >
      <PictureField
        id={form.field('image_id').id}
        label={t.photo()}
        help={t.a_photo_of_their_face()}
        picture={photo}
        error={form.errors.image_id}
        onChange={choosePhoto}
      >
        <Avatar name={form.values.name || '?'} picture={photo?.thumb_url ?? null} size="huge" />
      </PictureField>
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} autoComplete="off" maxLength={80} />}
      </Field>
      <Field
        label={t.licence_number()}
        {...form.field('licence_number')}
        help={t.as_on_the_public_register_of_the_rea()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('licence_number')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={30}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.phone()} optional {...form.field('phone_number')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.text('phone_number')}
              type="tel"
              autoComplete="off"
              maxLength={30}
            />
          )}
        </Field>
        <Field label={t.email()} optional {...form.field('email')}>
          {(control) => (
            <TextInput {...control} {...form.text('email')} type="email" autoComplete="off" maxLength={254} />
          )}
        </Field>
      </div>
      <p className="text-xs text-ink-3">{t.signed_in_members_can_see_them()}</p>
    </FormDialog>
  )
}

interface LeaveDialogProps {
  agent: Agent
  others: Agent[]
  onClose: () => void
}

function LeaveDialog({ agent, others, onClose }: LeaveDialogProps) {
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

export function AgentsSection({ seller_id: sellerId }: { seller_id: number }) {
  const planAlert = usePlanAlert()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon={Plus} size="small" onClick={() => setAdding(true)}>
      {t.add_agent()}
    </Button>
  )
  return (
    <BusinessSection id="agents" title={t.agents()} lead={t.choose_them_on_your_listings()} aside={add}>
      <AgentList seller_id={sellerId} planAlert={planAlert} />
      {isAdding && (
        <AgentDialog
          seller_id={sellerId}
          agent={null}
          planAlert={planAlert}
          onClose={() => setAdding(false)}
        />
      )}
      <PlanAlert need={planAlert.need} onClose={planAlert.close} />
    </BusinessSection>
  )
}

interface AgentListProps {
  seller_id: number
  planAlert: ReturnType<typeof usePlanAlert>
}

function AgentList({ seller_id: sellerId, planAlert }: AgentListProps) {
  const { data, error, refetch, isFetching } = useApiQuery(listAgents, { seller: sellerId })
  const [open, setOpen] = useState<{ agent: Agent; as: 'edit' | 'leave' } | null>(null)
  if (error && !data) {
    return (
      <ErrorState title={t.your_agents_didnt_load()} busy={isFetching} onRetry={() => void refetch()}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label={t.loading_agents()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={UsersRound} title={t.no_agents_yet()}>
        {t.add_the_people_buyers_should_call()}
      </EmptyState>
    )
  }
  const close = () => setOpen(null)
  return (
    <>
      <ul aria-label={t.agents()} className="divide-y divide-line">
        {data.items.map((agent) => (
          <AgentRow
            key={agent.id}
            agent={agent}
            planAlert={planAlert}
            onEdit={() => setOpen({ agent, as: 'edit' })}
            onLeave={() => setOpen({ agent, as: 'leave' })}
          />
        ))}
      </ul>
      {open?.as === 'edit' && (
        <AgentDialog seller_id={sellerId} agent={open.agent} planAlert={planAlert} onClose={close} />
      )}
      {open?.as === 'leave' && (
        <LeaveDialog
          agent={open.agent}
          others={data.items.filter(({ id, status }) => status === 'active' && id !== open.agent.id)}
          onClose={close}
        />
      )}
    </>
  )
}
