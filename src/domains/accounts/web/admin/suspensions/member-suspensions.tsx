import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Member, changeSuspension, liftSuspension } from '#domains/accounts/common/members/members.ts'
import { describeSuspension } from '#domains/accounts/common/members/suspension-labels.ts'
import { answerMemberAppeal, getMemberAppeal } from '#domains/moderation/common/warnings.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { listDurations, toUntil } from '../../shared/suspension-choices.ts'
import { useMemberChanged } from '../../shared/use-member.ts'
import * as t from '#domains/accounts/texts.ts'

function MemberAppeal({ account_id: accountId, name }: { account_id: number; name: string }) {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  const input = { id: accountId }
  const { data } = useApiQuery(getMemberAppeal, input, { staleTime: 0 })
  const [isAnswering, setAnswering] = useState(false)
  if (!data || (data.messages.length === 0 && !data.may_write)) return null
  const hasAppealed = data.messages.some(({ is_owners: isOwners }) => isOwners)
  return (
    <section aria-label={hasAppealed ? t.appeal() : t.suspensions_messages()} className="grid gap-3 text-sm">
      <h3 className="font-semibold">{hasAppealed ? t.appeal() : t.suspensions_messages()}</h3>
      <ol className="grid gap-2">
        {data.messages.map((message) => (
          <li key={message.id} className="rounded-control bg-sunk px-3 py-2">
            <p className="text-xs text-ink-2">
              {message.author}, {formatMoment(message.at)}
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
      {data.may_write && (
        <div>
          <May op={answerMemberAppeal}>
            <Button size="small" onClick={() => setAnswering(true)}>
              {hasAppealed ? t.answer_appeal() : t.message_name({ name })}
            </Button>
          </May>
        </div>
      )}
      {isAnswering && (
        <ReasonDialog
          title={hasAppealed ? t.answer_name({ name }) : t.message_name({ name })}
          label={hasAppealed ? t.your_answer() : t.your_message()}
          help={t.name_will_get_this_by_email_and_see({ name })}
          confirm={hasAppealed ? t.send_answer() : t.send_message()}
          onClose={() => setAnswering(false)}
          act={async (text) => {
            const answered = await api.call(answerMemberAppeal, { id: accountId, text })
            await setQueryReply(getMemberAppeal, input, answered)
            await queries.invalidateQueries({ queryKey: [listAudit.name] })
            notify.success(hasAppealed ? t.answer_sent() : t.message_sent())
          }}
        >
          {t.this_doesnt_lift_the_suspension()}
        </ReasonDialog>
      )}
    </section>
  )
}

interface SuspensionActsProps {
  suspension: Member['suspensions'][number]
  account_id: number
  first_name: string
}

function SuspensionActs({ suspension, ...member }: SuspensionActsProps) {
  const [pending, setPending] = useState<'lift' | 'move' | null>(null)
  const { id, kind } = suspension
  const changed = useMemberChanged()
  const close = () => setPending(null)
  return (
    <div className="flex flex-wrap gap-2">
      <May op={changeSuspension}>
        <Button size="small" kind="quiet" onClick={() => setPending('move')}>
          {t.change_the_end()}
        </Button>
      </May>
      {/* The whole account is reinstated above. */}
      {kind !== 'whole' && (
        <May op={liftSuspension}>
          <Button size="small" kind="quiet" onClick={() => setPending('lift')}>
            {t.lift()}
          </Button>
        </May>
      )}
      {pending === 'move' && <MoveDialog id={id} {...member} onClose={close} />}
      {pending === 'lift' && (
        <ReasonDialog
          title={t.lift_this_suspension()}
          help={t.they_get_this_word({ first_name: member.first_name })}
          confirm={t.lift_suspension()}
          onClose={close}
          act={async (reason) => {
            await changed(member.account_id, await api.call(liftSuspension, { id, reason }))
            notify.success(t.suspension_lifted())
          }}
        >
          {t.they_may_again_at_once()}
        </ReasonDialog>
      )}
    </div>
  )
}

interface MoveDialogProps extends Omit<SuspensionActsProps, 'suspension'> {
  id: number
  onClose: () => void
}

function MoveDialog({ id, account_id: accountId, first_name: firstName, onClose }: MoveDialogProps) {
  const changed = useMemberChanged()
  const form = useOperationForm(changeSuspension, {
    initial: { days: '7', reason: '' },
    written: ['reason'],
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: t.suspensions_give_a_reason() } : {}),
    toInput: ({ days, reason }) => ({ id, until: toUntil(days), reason: reason.trim() }),
    onDone: async (reply) => {
      await changed(accountId, reply)
      onClose()
      notify.success(t.end_changed())
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t.change_the_end()} confirm={t.save_the_end()}>
      <div className="grid gap-4">
        <Field label={t.from_now()} {...form.field('days')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.days}
              onChange={({ target }) => form.set({ days: target.value })}
              options={listDurations()}
            />
          )}
        </Field>
        <Field label={t.reason()} help={t.they_get_this({ first_name: firstName })} {...form.field('reason')}>
          {(control) => (
            <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} className="min-h-20" />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

type Suspension = Member['suspensions'][number]

export function MemberSuspensions({
  suspensions,
  id,
  first_name: firstName,
}: Pick<Member, 'suspensions' | 'id' | 'first_name'>) {
  if (suspensions.length === 0) return null
  const past = suspensions.filter(({ lifted_at: liftedAt }) => liftedAt !== null)
  return (
    <Panel title={t.suspensions()}>
      <div className="grid gap-4">
        {suspensions
          .filter(({ lifted_at: liftedAt }) => liftedAt === null)
          .map((one) => (
            <div key={one.id} className="grid gap-2">
              <Notice kind="wrong">
                <span className="text-sm">{describeOne(one)}</span>
                <br />
                <span className="font-semibold break-words">“{one.reason}”</span>
                <br />
                {one.by}, {formatMoment(one.at)}
              </Notice>
              <Details suspension={one} />
              <SuspensionActs suspension={one} account_id={id} first_name={firstName} />
            </div>
          ))}
        <MemberAppeal account_id={id} name={firstName} />
        {past.length > 0 && (
          <ol className="grid gap-3 text-sm">
            {past.map((one) => (
              <li key={one.id}>
                <p>{t.was_suspended_from({ kind: one.kind })}</p>
                <p className="break-words">“{one.reason}”</p>
                <Details suspension={one} />
                {one.lifted_reason && (
                  <p className="break-words">{t.lifted_with_reason({ reason: one.lifted_reason })}</p>
                )}
                <p className="text-xs text-ink-2">
                  {one.by}, {formatMoment(one.at)}
                  {one.lifted_at &&
                    ` · ${
                      one.lifted_by === null
                        ? t.ended_at_its_time({ at: formatMoment(one.lifted_at) })
                        : t.lifted_by_name_at({ name: one.lifted_by, at: formatMoment(one.lifted_at) })
                    }`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}

const describeOne = ({ kind, until }: Suspension) =>
  describeSuspension(kind, until === null ? null : new Date(until))

function Details({ suspension: { note, changes } }: { suspension: Suspension }) {
  return (
    <>
      {note && <p className="text-sm break-words whitespace-pre-line">{t.note_word({ note })}</p>}
      {changes.map(({ until, reason, by, at }) => (
        <p key={at} className="text-xs break-words text-ink-2">
          {until === null
            ? t.moved_to_no_end({ reason, by, at: formatMoment(at) })
            : t.moved_to({ until: formatMoment(until), reason, by, at: formatMoment(at) })}
        </p>
      ))}
    </>
  )
}
