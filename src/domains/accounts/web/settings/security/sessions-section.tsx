import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { endOtherSessions, endSession, type OwnSession } from '#domains/identity/common/sessions.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeDevice, isHandheld } from '../../shared/device-labels.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import { useSessions } from './use-sessions.ts'
import * as t from '#domains/accounts/texts.ts'

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
