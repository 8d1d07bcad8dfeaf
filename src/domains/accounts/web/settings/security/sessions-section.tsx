import { Monitor, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { listSessions, type OwnSession, endOtherSessions, endSession } from '#domains/identity/common/auth.ts'
import { changePassword as changePasswordShapes } from '#domains/identity/common/passwords.shapes.ts'
import { changePassword } from '#domains/identity/common/passwords.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useActionForm, checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#platform/web/ui/fields/text-input.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { describeDevice, isHandheld } from '../../shared/device-labels.ts'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'

function useSessions() {
  const setQueryReply = useSetQueryData()
  const { data, error, isFetching, refetch } = useApiQuery(listSessions, {})
  return {
    sessions: data?.items,
    error: data ? null : error,
    isFetching,
    refresh: () => void refetch(),
    drop: (isGone: (session: OwnSession) => boolean) =>
      void setQueryReply(
        listSessions,
        {},
        {
          items: (data?.items ?? []).filter((session) => !isGone(session)),
        },
      ),
  }
}

export function SessionsSection() {
  const { sessions, error, isFetching, refresh, drop } = useSessions()
  const gate = usePasswordGate()
  const [pending, setPending] = useState<OwnSession | 'others' | null>(null)
  const others = sessions?.filter((session) => !session.is_this).length ?? 0

  const ending = useActionForm({
    initial: {},
    send: async () => {
      if (!pending) return null
      return gate.pass<unknown>(() =>
        pending === 'others' ? api.call(endOtherSessions, {}) : api.call(endSession, { id: pending.id }),
      )
    },
    onRefused: ({ key }) => {
      // It had ended already, which is the wanted result.
      if (key !== 'not_found') return
      close()
      refresh()
    },
    onDone: (reply) => {
      if (!reply) return
      drop((session) => (pending === 'others' ? !session.is_this : session.id === pending?.id))
      close()
      notify.success(pending === 'others' ? t.other_devices_signed_out() : t.device_signed_out())
    },
  })

  function close() {
    setPending(null)
    ending.reset()
  }

  return (
    <SettingsSection
      id="sessions"
      title={t.where_youre_signed_in()}
      lead={t.the_browsers_and_devices_signed_in_to()}
    >
      {error ? (
        <ErrorState onRetry={refresh} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : sessions ? (
        <ul aria-label={t.sessions()} className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setPending(session)} />
          ))}
        </ul>
      ) : (
        <Loading label={t.loading_your_sessions()}>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {others > 0 && (
        <div className="mt-4">
          <Button kind="quiet" onClick={() => setPending('others')}>
            {t.sign_out_all_other_devices()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={pending !== null}
        title={pending === 'others' ? t.sign_out_all_other_devices_2() : t.sign_out_this_device()}
        confirm={pending === 'others' ? t.sign_out_devices() : t.sign_out_device()}
        kind="danger"
        busy={ending.isSending}
        error={ending.message}
        onConfirm={ending.submit}
        onClose={close}
      >
        {pending === 'others'
          ? t.the_other_devices_are_signed_out_now({ count: others })
          : pending && t.device_will_be_signed_out_now({ device: describeDevice(pending.device) })}
      </ConfirmDialog>
      {gate.dialog}
    </SettingsSection>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, address, is_this: isThis } = session
  const Icon = isHandheld(device) ? Smartphone : Monitor
  const words = describeDevice(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          {words}
          {isThis && <Badge kind="good">{t.this_device()}</Badge>}
        </p>
        <p className="num text-xs break-words text-ink-3">
          {isThis
            ? t.in_use_now()
            : t.last_used_last_used_at({
                last_used_at: formatShortInstant(new Date(session.last_used_at)),
              })}
          {' · '}
          {t.since_created_at({ created_at: formatShortInstant(new Date(session.created_at)) })}
          {address && ` · ${address}`}
        </p>
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t.sign_out_device_name({ device: words })}
          onClick={onEnd}
        >
          {t.sign_out()}
        </Button>
      )}
    </li>
  )
}

interface PasswordValues {
  current_password: string
  password: string
}

const empty: PasswordValues = { current_password: '', password: '' }

export function PasswordSection({ renderHints }: { renderHints: (password: string) => ReactNode }) {
  const sessions = useSessions()
  const form = useOperationForm(changePassword, {
    initial: empty,
    check: checkBy<PasswordValues>(changePasswordShapes.body),
    rechecks: true,
    toInput: (values) => values,
    placeProblem: ({ key, message }) => (key === 'password_wrong' ? { current_password: message } : {}),
    onDone: () => {
      form.reset(empty)
      notify.success(t.password_changed(), { description: t.your_other_devices_have_been_signed() })
      sessions.refresh()
    },
  })

  return (
    <SettingsSection id="password" title={t.password()} lead={t.changing_it_signs_out_every_other()}>
      <form id={form.id} method="post" noValidate className="grid max-w-96 gap-5" onSubmit={form.submit}>
        <FormErrors {...form.report} />
        <Field label={t.current_password()} {...form.field('current_password')}>
          {(control) => (
            <PasswordInput {...control} {...form.text('current_password')} autoComplete="current-password" />
          )}
        </Field>
        <Field label={t.new_password()} {...form.field('password')} help={renderHints(form.values.password)}>
          {(control) => <PasswordInput {...control} {...form.text('password')} autoComplete="new-password" />}
        </Field>
        <div>
          <Button type="submit" busy={form.isSending}>
            {t.change_password()}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
