import { useState } from 'react'
import { Link } from 'react-router'
import { verifyDeleteAccount as verifyDeleteAccountShapes } from '#domains/accounts/common/deletion.shapes.ts'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { CodeEntry, ResendCode } from '#domains/identity/web/shared/code-entry.tsx'
import { deletion, useLastEmail } from '#domains/identity/web/shared/code-request.ts'
import { userSignin } from '#platform/common/addresses.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { forgetEmail } from '#platform/web/session/auth-store.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import * as t from '#domains/accounts/texts.ts'

interface DeleteAccountCodeProps {
  request: { email: string; request_token: string; resend_at?: number }
  shows_outbox: boolean
  onDeleted: () => void
}

export function DeleteAccountCode({ request, shows_outbox: showsOutbox, onDeleted }: DeleteAccountCodeProps) {
  const { email, request_token: requestToken } = request
  const [pending, setPending] = useState<(PromiseWithResolvers<void> & { code: string }) | null>(null)
  const [isBusy, setBusy] = useState(false)

  function prompt(code: string): Promise<void> {
    const answer = { ...Promise.withResolvers<void>(), code }
    setPending(answer)
    return answer.promise
  }

  async function erase() {
    if (!pending) return
    setBusy(true)
    try {
      await api.call(deleteAccount, { email, code: pending.code, request_token: requestToken })
      forgetEmail(email)
      pending.resolve()
      onDeleted()
    } catch (error) {
      pending.reject(error)
    } finally {
      setPending(null)
      setBusy(false)
    }
  }

  return (
    <>
      <CodeEntry
        id="delete-code"
        length={6}
        help={null}
        button={t.delete_my_account()}
        shows_outbox={showsOutbox}
        onCode={prompt}
        ways={{ account_busy: { to: userSignin, words: t.sign_in_to_finish_it() } }}
      >
        {(clearError) => (
          <>
            <ResendCode
              resend_at={request.resend_at}
              resend={async () => {
                const sent = await api.call(resendOtp, { request_token: requestToken })
                deletion.change({ request_token: sent.request_token })
                return sent.resend_after_s
              }}
              onWait={(resendAt) => deletion.change({ resend_at: resendAt })}
              onSent={clearError}
            />
            <Button kind="ghost" size="small" className="-ml-3" onClick={deletion.drop}>
              {t.keep_my_account()}
            </Button>
          </>
        )}
      </CodeEntry>
      <ConfirmDialog
        open={pending !== null}
        title={t.delete_your_account_for_good()}
        confirm={t.delete_account()}
        cancel={t.go_back()}
        kind="danger"
        busy={isBusy}
        onConfirm={() => void erase()}
        onClose={() => {
          pending?.resolve()
          setPending(null)
        }}
      >
        {t.well_clear_your_profile_sign_you_out()}
      </ConfirmDialog>
    </>
  )
}

interface Credentials {
  email: string
  password: string
}

export function DeleteAccountForm() {
  const form = useOperationForm(verifyDeleteAccount, {
    initial: { email: '', password: '' },
    check: checkBy<Credentials>(verifyDeleteAccountShapes.body),
    rechecks: true,
    toInput: (credentials) => credentials,
    onRefused: ({ errors }) => {
      if (!errors) form.set({ password: '' })
    },
    onDone: ({ request_token: requestToken, message, resend_after_s: resendAfterSeconds }, { email }) =>
      deletion.begin({
        email,
        request_token: requestToken,
        message,
        resend_at: serverNow() + resendAfterSeconds * 1000,
      }),
  })
  useLastEmail((email) => fillEmptyField(form, 'email', email))

  return (
    <form id={form.id} method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
      <FormErrors title={form.message ? t.nothing_was_deleted() : undefined} {...form.report} />
      <Field label={t.email()} {...form.field('email')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.password()} {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
        )}
      </Field>
      <Link
        to="/forgot-password"
        className="-mt-2 w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
      >
        {t.forgot_your_password()}
      </Link>
      <Button type="submit" size="large" wide busy={form.isSending}>
        {t.send_me_the_code()}
      </Button>
    </form>
  )
}

const getEffects = makeTexts(() => [
  t.we_remove_your_name_photo_email_phone(),
  t.youre_signed_out_everywhere_and_no_one(),
  t.we_withdraw_your_live_listings(),
  t.your_bids_still_count_under_deleted(),
  t.we_keep_trades_and_invoices_for_as(),
])

export function DeletionEffects() {
  return (
    <ul className="mb-7 grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
      {getEffects().map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}
