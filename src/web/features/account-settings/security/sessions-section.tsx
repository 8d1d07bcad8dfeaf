import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { endOtherSessions, endSession, type OwnSession } from '#contract/auth/sessions.ts'
import { formatShortInstant } from '#shared/formats/formats.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonRow } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { describeDevice, isHandheld } from './device-words.ts'
import { SettingsSection } from '../settings-section.tsx'
import { usePasswordGate } from './use-password-gate.tsx'
import { useSessions } from './use-sessions.ts'

/** Where the account is signed in, and a way to end each. */
export function SessionsSection() {
  const { sessions, error, isFetching, refresh, drop } = useSessions()
  const gate = usePasswordGate()
  const [asked, setAsked] = useState<OwnSession | 'others' | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const others = sessions?.filter((session) => !session.is_this).length ?? 0

  function close() {
    setAsked(null)
    setFailure(undefined)
  }

  async function end() {
    if (!asked || isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const done = await gate.pass<unknown>(() =>
        asked === 'others' ? api.call(endOtherSessions, {}) : api.call(endSession, { id: asked.id }),
      )
      if (done) {
        drop((session) => (asked === 'others' ? !session.is_this : session.id === asked.id))
        close()
        notify.success(asked === 'others' ? 'Other devices signed out' : 'Device signed out')
      }
    } catch (refused) {
      if (findProblem(refused)?.key === 'not_found') {
        // It had ended meanwhile, which is what was wanted.
        close()
        refresh()
      } else setFailure(getMessage(refused))
    }
    setBusy(false)
  }

  return (
    <SettingsSection
      id="sessions"
      title="Where you’re signed in"
      lead="The browsers and devices signed in to your account. If you don’t recognise one, sign it out and change your password."
    >
      {error ? (
        <ErrorState onRetry={refresh} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : sessions ? (
        <ul aria-label="Sessions" className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading your sessions">
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {others > 0 && (
        <div className="mt-4">
          <Button kind="quiet" onClick={() => setAsked('others')}>
            Sign out all other devices
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'others' ? 'Sign out all other devices?' : 'Sign out this device?'}
        confirm={asked === 'others' ? 'Sign out devices' : 'Sign out device'}
        kind="danger"
        busy={isBusy}
        error={failure}
        onConfirm={() => void end()}
        onClose={close}
      >
        {asked === 'others'
          ? `${others === 1 ? 'The other device is' : `The other ${others} are`} signed out now. This one stays signed in.`
          : asked && `${describeDevice(asked.device)} will be signed out now.`}
      </ConfirmDialog>
      {gate.dialog}
    </SettingsSection>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, address, is_this } = session
  const Icon = isHandheld(device) ? Smartphone : Monitor
  const words = describeDevice(device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          {words}
          {is_this && <Badge kind="good">This device</Badge>}
        </p>
        <p className="num text-xs break-words text-ink-3">
          {is_this ? 'In use now' : `Last used ${formatShortInstant(new Date(session.last_used_at))}`} · since{' '}
          {formatShortInstant(new Date(session.created_at))}
          {address && ` · ${address}`}
        </p>
      </div>
      {!is_this && (
        <Button kind="quiet" size="small" aria-label={`Sign out ${words}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
