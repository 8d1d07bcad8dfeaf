import { Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { endTwoFactor, renewRecoveryCodes } from '#domains/identity/common/passwords.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { copyText } from '#platform/web/storage/copy-text.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import { useOwnAccount } from '../use-own-account.ts'
import { TwoFactorSetup } from './two-factor-setup.tsx'
import * as t from '#domains/accounts/texts.ts'

function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function download() {
    const text = [
      t.recovery_codes_for_hoko(),
      '',
      t.each_code_signs_you_in_once_instead_of(),
      '',
      ...codes,
      '',
    ].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain' }), 'hoko-recovery-codes.txt')
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading text-base outline-none">
        {t.keep_these_recovery_codes()}
      </h3>
      <Notice>{t.we_only_show_these_once_if_you_lose()}</Notice>
      <ol
        aria-label={t.recovery_codes()}
        className="num grid gap-x-6 gap-y-1.5 rounded-control bg-sunk px-4 py-3 text-sm font-semibold whitespace-nowrap min-[420px]:grid-cols-2 sm:max-w-md"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" icon={Copy} onClick={() => void copyText(codes.join('\n'), 'recovery_codes')}>
          {t.copy_codes()}
        </Button>
        <Button kind="quiet" icon={Download} onClick={download}>
          {t.download_codes()}
        </Button>
        <Button onClick={onSaved}>{t.ive_saved_them()}</Button>
      </div>
    </div>
  )
}

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
