import { useState } from 'react'
import {
  type Member,
  maxSuspensionNoteCharacters,
  putMemberStatus,
  suspendMember,
} from '#domains/accounts/common/members/members.ts'
import { suspensionKinds, type SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import { listTemplates } from '#domains/moderation/common/cases.ts'
import { getProposal } from '#domains/moderation/common/moderation.ts'
import { fillTemplate } from '#domains/moderation/common/template-rules.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { actOrPropose } from '#domains/staff/web/shared/proposal-notice.tsx'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeSales, fullName } from '../../shared/member-labels.ts'
import {
  describeNoun,
  describeSuspensionKind,
  listDurations,
  toUntil,
} from '../../shared/suspension-choices.ts'
import { useMemberChanged } from '../../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

interface ReasonTemplateProps {
  id: string
  first_name: string
  onChoose: (reason: string) => void
}

/** Offers the queue's templates that name no listing. */
function ReasonTemplate({ id, first_name: firstName, onChoose }: ReasonTemplateProps) {
  const [chosen, setChosen] = useState('')
  const { data } = useApiQuery(listTemplates, {}, { staleTime: 60_000 })
  const fitting = (data?.items ?? []).filter(
    ({ is_retired: isRetired, reason }) => !isRetired && !placeholdersIn(reason).includes('listing'),
  )
  if (fitting.length === 0) return null
  return (
    <Field label={t.template()} id={id}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={({ target: { value } }) => {
            setChosen(value)
            const template = fitting.find((one) => String(one.id) === value)
            if (template) onChoose(fillTemplate(template.reason, { member: firstName, listing: '' }))
          }}
          options={[
            { value: '', label: t.no_template() },
            ...fitting.map((one) => ({ value: String(one.id), label: one.title })),
          ]}
        />
      )}
    </Field>
  )
}

const minCharacters = 3

const initial: { kind: SuspensionKind; days: string; reason: string; note: string } = {
  kind: 'whole',
  days: '',
  reason: '',
  note: '',
}

export function SuspendDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const changed = useMemberChanged()
  const isOpen = (kind: SuspensionKind) =>
    member.suspensions.some((one) => one.kind === kind && one.lifted_at === null)
  const invalidate = useInvalidate()
  async function takeBack(reason: string) {
    try {
      await changed(member.id, await api.call(putMemberStatus, { id: member.id, status: 'active', reason }))
      notify.success(t.reinstated(), {
        description: t.member_can_sign_in_again({ member: fullName(member) }),
      })
    } catch (error) {
      notify.error(t.that_wasnt_undone(), { description: getMessage(error) })
    }
  }
  const form = useActionForm({
    initial,
    written: ['reason', 'note'],
    check: ({ reason }) =>
      reason.trim().length < minCharacters ? { reason: t.suspensions_give_a_reason() } : {},
    send: ({ kind, days, reason: typed, note }) => {
      const reason = typed.trim()
      const sent = {
        id: member.id,
        kind,
        until: toUntil(days),
        reason,
        ...(note.trim() && { note: note.trim() }),
      }
      const proposal = { act: 'suspend_admin', subject_id: member.id, reason } as const
      return actOrPropose(() => api.call(suspendMember, sent), proposal)
    },
    onDone: async (outcome, { kind, reason }) => {
      if (outcome === 'proposed') {
        invalidate(getProposal)
        onClose()
        notify.success(t.proposed(), { description: t.the_suspension_waits() })
        return
      }
      await changed(member.id, outcome.done)
      onClose()
      notify.success(t.suspended_toast({ kind }), {
        description: fullName(member),
        // A part is lifted in its own row, which the page now shows.
        ...(kind === 'whole' && { action: { label: t.undo(), onClick: () => void takeBack(reason.trim()) } }),
      })
    },
  })
  const { kind } = form.values
  const kinds = member.type === 'admin' ? (['whole'] as const) : suspensionKinds
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="wide"
      title={t.suspend_member({ member: fullName(member) })}
      description={explainKind(kind, member)}
      confirm={describeNoun(kind)}
      kind="danger"
    >
      <div className="grid gap-4">
        {kinds.length > 1 && (
          <RadioCards
            id={`${form.id}-kind`}
            name="kind"
            legend={t.they_may_not()}
            columns={2}
            value={kind}
            onChoose={(chosen) => form.set({ kind: chosen })}
            cards={kinds.map((value) => ({
              value,
              label: describeSuspensionKind(value),
              disabled: isOpen(value),
            }))}
          />
        )}
        <Field label={t.for_how_long()} {...form.field('days')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.days}
              onChange={({ target }) => form.set({ days: target.value })}
              options={listDurations()}
            />
          )}
        </Field>
        {member.type === 'user' && (
          <ReasonTemplate
            id={`${form.id}-template`}
            first_name={member.first_name}
            onChoose={(reason) => form.set({ reason })}
          />
        )}
        <Field
          label={t.reason()}
          help={t.they_get_this({ first_name: member.first_name })}
          {...form.field('reason')}
        >
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
          )}
        </Field>
        <Field label={t.private_note()} help={t.only_admins_read_it()} {...form.field('note')}>
          {(control) => (
            <Textarea
              {...control}
              {...form.text('note')}
              rows={2}
              maxLength={maxSuspensionNoteCharacters}
              className="min-h-16"
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

function explainKind(kind: SuspensionKind, { live_count: liveCount, open_sales: openSales }: Member): string {
  if (kind === 'selling') return t.what_selling_means()
  if (kind === 'buying') return t.what_buying_means()
  if (kind === 'messaging') return t.what_messaging_means()
  return joinSentences(
    t.theyre_signed_out_everywhere(),
    liveCount === 0 ? t.they_have_no_live_listings() : t.their_live_listings_are_hidden({ count: liveCount }),
    describeSales(openSales),
    t.you_can_reinstate_the_account(),
  )
}
