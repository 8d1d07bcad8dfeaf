import { useState } from 'react'
import { endTwoFactor, renewRecoveryCodes } from '#domains/identity/common/two-factor.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import { useOwnAccount } from '../use-own-account.ts'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'

export function TwoFactorSection({ onChanged }: { onChanged?: () => void }) {
  const { account, error, isFetching, refresh } = useOwnAccount()
  const [codes, setCodes] = useState<string[] | null>(null)
  const isOn = account?.has_two_factor
  const announceChanged = () => {
    void refresh()
    onChanged?.()
  }

  return (
    <SettingsSection
      id="two-factor"
      title={t.two_factor_sign_in()}
      aside={isOn !== undefined && <Badge kind={isOn ? 'good' : 'plain'}>{isOn ? t.on() : t.off()}</Badge>}
      lead={t.after_your_password_you_enter_a_code()}
    >
      {error ? (
        <ErrorState onRetry={() => void refresh()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : isOn === undefined ? (
        <Loading label={t.loading_two_factor_sign_in()}>
          <SkeletonText lines={2} />
        </Loading>
      ) : isOn ? (
        <WhileOn onCodes={setCodes} onOff={announceChanged} />
      ) : (
        <TwoFactorSetup
          onOn={(fresh) => {
            setCodes(fresh)
            announceChanged()
          }}
        />
      )}
    </SettingsSection>
  )
}

const getConfirmations = makeTexts(
  () =>
    ({
      renew: {
        title: t.make_new_recovery_codes(),
        confirm: t.make_new_codes(),
        kind: 'primary',
        words: t.youll_get_ten_new_codes_your_old_ones(),
      },
      off: {
        title: t.turn_off_two_factor_sign_in(),
        confirm: t.turn_off(),
        kind: 'danger',
        words: t.youll_sign_in_with_just_your_password(),
      },
    }) as const,
)

function WhileOn({ onCodes, onOff }: { onCodes: (codes: string[]) => void; onOff: () => void }) {
  const gate = usePasswordGate()
  const [pending, setPending] = useState<keyof ReturnType<typeof getConfirmations> | null>(null)
  const act = useActionForm({
    initial: {},
    send: async () => {
      if (pending === 'off') return gate.pass(() => api.call(endTwoFactor, {}))
      const renewed = await gate.pass(() => api.call(renewRecoveryCodes, {}))
      if (renewed) onCodes(renewed.recovery_codes)
      return null
    },
    onDone: (ended) => {
      if (!ended) return
      close()
      notify.success(t.two_factor_sign_in_turned_off())
      onOff()
    },
  })

  function close() {
    setPending(null)
    act.reset()
  }

  const { title, confirm, kind, words } = getConfirmations()[pending ?? 'renew']
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => setPending('renew')}>
          {t.make_new_recovery_codes_2()}
        </Button>
        <Button kind="quiet" onClick={() => setPending('off')}>
          {t.turn_off()}
        </Button>
      </div>
      <ConfirmDialog
        open={pending !== null}
        title={title}
        confirm={confirm}
        kind={kind}
        busy={act.isSending}
        error={act.message}
        onConfirm={act.submit}
        onClose={close}
      >
        {words}
      </ConfirmDialog>
      {gate.dialog}
    </>
  )
}
