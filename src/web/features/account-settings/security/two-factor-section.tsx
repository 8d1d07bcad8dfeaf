import { useState } from 'react'
import { endTwoFactor, renewRecoveryCodes } from '#contract/auth/two-factor.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useOwnAccount } from '../use-own-account.ts'
import { usePasswordGate } from './use-password-gate.tsx'

/** A second step after the password: a code of an app on one's phone. */
export function TwoFactorSection() {
  const { account, error, isFetching, refresh } = useOwnAccount()
  const [codes, setCodes] = useState<string[] | null>(null)
  const isOn = account?.has_two_factor

  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor sign-in"
      aside={isOn !== undefined && <Badge kind={isOn ? 'good' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>}
      lead="After your password, you enter a code from an app on your phone. Someone who finds out your password still can’t get in."
    >
      {error ? (
        <ErrorState onRetry={() => void refresh()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : isOn === undefined ? (
        <Loading label="Loading two-factor sign-in">
          <SkeletonText lines={2} />
        </Loading>
      ) : isOn ? (
        <WhileOn onCodes={setCodes} onOff={() => void refresh()} />
      ) : (
        <TwoFactorSetup
          onOn={(fresh) => {
            setCodes(fresh)
            void refresh()
          }}
        />
      )}
    </SettingsSection>
  )
}

const asks = {
  renew: {
    title: 'Make new recovery codes?',
    confirm: 'Make new codes',
    kind: 'primary',
    words: 'You’ll get ten new codes. Your old ones stop working.',
  },
  off: {
    title: 'Turn off two-factor sign-in?',
    confirm: 'Turn off',
    kind: 'danger',
    words: 'You’ll sign in with just your password. Your app’s codes and recovery codes stop working.',
  },
} as const

function WhileOn({ onCodes, onOff }: { onCodes: (codes: string[]) => void; onOff: () => void }) {
  const gate = usePasswordGate()
  const [asked, setAsked] = useState<keyof typeof asks | null>(null)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function close() {
    setAsked(null)
    setFailure(undefined)
  }

  async function go() {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (asked === 'renew') {
        const renewed = await gate.pass(() => api.call(renewRecoveryCodes, {}))
        if (renewed) onCodes(renewed.recovery_codes)
      } else if (await gate.pass(() => api.call(endTwoFactor, {}))) {
        close()
        notify.success('Two-factor sign-in turned off')
        onOff()
      }
    } catch (error) {
      setFailure(getMessage(error))
    }
    setBusy(false)
  }

  const { title, confirm, kind, words } = asks[asked ?? 'renew']
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => setAsked('renew')}>
          Make new recovery codes
        </Button>
        <Button kind="quiet" onClick={() => setAsked('off')}>
          Turn off
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={title}
        confirm={confirm}
        kind={kind}
        busy={isBusy}
        error={failure}
        onConfirm={() => void go()}
        onClose={close}
      >
        {words}
      </ConfirmDialog>
      {gate.dialog}
    </>
  )
}
