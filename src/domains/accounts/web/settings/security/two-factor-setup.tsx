import { Copy } from 'lucide-react'
import { useState } from 'react'
import { beginTwoFactor, confirmTwoFactor } from '#domains/identity/common/passwords.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { CodeStep } from '../contact/code-step.tsx'
import { copyText } from '#platform/web/storage/copy-text.ts'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

type Secret = OperationReply<typeof beginTwoFactor>

export function TwoFactorSetup({ onOn }: { onOn: (recoveryCodes: string[]) => void }) {
  const gate = usePasswordGate()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [isBusy, setBusy] = useState(false)
  const beginning = useActionForm({
    initial: {},
    send: () => gate.pass(() => api.call(beginTwoFactor, {})),
    onDone: setSecret,
  })

  async function confirm(code: string) {
    const answer = await gate.pass(() => api.call(confirmTwoFactor, { code }))
    if (answer) onOn(answer.recovery_codes)
  }

  return (
    <>
      {beginning.message && (
        <div className="mb-4">
          <Notice kind="wrong" live>
            {beginning.message}
          </Notice>
        </div>
      )}
      {secret ? (
        <Steps
          secret={secret}
          isBusy={isBusy}
          onCode={confirm}
          onBusy={setBusy}
          onStop={() => setSecret(null)}
        />
      ) : (
        <Button busy={beginning.isSending} onClick={beginning.submit}>
          {t.turn_on()}
        </Button>
      )}
      {gate.dialog}
    </>
  )
}

interface StepsProps {
  secret: Secret
  isBusy: boolean
  onCode: (code: string) => Promise<void>
  onBusy: (isBusy: boolean) => void
  onStop: () => void
}

const number =
  'grid size-6 shrink-0 place-items-center rounded-full bg-pounamu-wash text-xs font-bold text-pounamu-deep'

function Steps({ secret: { secret, uri, qr }, isBusy, onCode, onBusy, onStop }: StepsProps) {
  const grouped = secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <ol className="grid gap-6">
      <li className="flex gap-3">
        <span aria-hidden className={number}>
          1
        </span>
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="text-sm">{t.scan_this_qr_code_with_an()}</p>
          <span className="light w-fit rounded-panel border border-line bg-paper p-2">
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
              alt={t.a_qr_code_with_the_secret_for_your()}
              width={176}
              height={176}
              className="block size-44"
            />
          </span>
          <p className="text-sm text-ink-2">
            <Sentence
              parts={t.on_this_phone_open_it_in_the_app_or({
                link: (parts) => (
                  <a
                    href={uri}
                    className="rounded-control font-semibold text-pounamu underline underline-offset-3"
                  >
                    {parts}
                  </a>
                ),
              })}
            />
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <code className="num min-w-0 rounded-control bg-sunk px-3 py-2 text-sm font-semibold break-words">
              {grouped}
            </code>
            <IconButton
              icon={Copy}
              label={t.copy_the_secret()}
              onClick={() => void copyText(secret, 'secret')}
            />
          </p>
        </div>
      </li>
      <li className="flex gap-3">
        <span aria-hidden className={number}>
          2
        </span>
        <div className="grid min-w-0 flex-1 gap-3">
          <p className="text-sm">{t.enter_the_code_from_the_app()}</p>
          <CodeStep
            id="two-factor-code"
            help={t.it_changes_every_30_seconds()}
            onCode={onCode}
            onBusy={onBusy}
          >
            <div className="flex flex-wrap gap-2">
              <Button type="submit" busy={isBusy}>
                {t.turn_on_two_factor_sign_in()}
              </Button>
              <Button kind="ghost" onClick={onStop}>
                {t.stop()}
              </Button>
            </div>
          </CodeStep>
        </div>
      </li>
    </ol>
  )
}
