import { useState } from 'react'
import { type Account, putProfile } from '#domains/accounts/common/accounts.ts'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { getMySubscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { resendOtp } from '#domains/identity/common/passwords.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { forgetEmail } from '#platform/web/session/auth-store.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { leaveBy, serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { PasswordInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { CodeStep, OutboxNote, ResendCode } from './contact/code-step.tsx'
import * as t from '#domains/accounts/texts.ts'

interface VisibilitySectionProps {
  account: Account
  setReply: (account: Account) => void
}

type Choice = Pick<Account, 'shows_phone'> | Pick<Account, 'shows_presence'>

/** Saves on each click. */
export function VisibilitySection({ account, setReply }: VisibilitySectionProps) {
  const saving = useApiMutation(putProfile, {
    onSuccess: (changed) => {
      setReply(changed)
      notify.success(t.saved())
    },
    onError: (error) => notify.error(getMessage(error)),
  })
  const choose = (choice: Choice) => saving.mutate(choice)
  return (
    <SettingsSection id="visibility" title={t.what_others_see()}>
      <div className="grid gap-3">
        <Checkbox
          label={t.show_my_phone_number()}
          help={t.members_who_are_signed_in_can_look_it_up()}
          checked={account.shows_phone}
          disabled={saving.isPending}
          onChange={({ target }) => choose({ shows_phone: target.checked })}
        />
        <Checkbox
          label={t.show_when_im_active()}
          help={t.people_you_write_with_see_it()}
          checked={account.shows_presence}
          disabled={saving.isPending}
          onChange={({ target }) => choose({ shows_presence: target.checked })}
        />
      </div>
    </SettingsSection>
  )
}

const codeId = 'delete-code'

interface SentCode {
  message: string
  request_token: string
  resend_at: number
}

const sentFrom = (answer: { message: string; request_token: string; resend_after_s: number }): SentCode => ({
  message: answer.message,
  request_token: answer.request_token,
  resend_at: serverNow() + answer.resend_after_s * 1000,
})

export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isBusy, setBusy] = useState(false)

  const requestDeletion = useOperationForm(verifyDeleteAccount, {
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: t.enter_your_password() } : {}),
    toInput: ({ password }) => ({ email, password }),
    placeProblem: ({ key }) =>
      key === 'invalid_credentials' ? { password: t.thats_not_your_password() } : {},
    onDone: (answer) => setSent(sentFrom(answer)),
  })

  async function remove(code: string) {
    if (!sent) return
    const { request_token: requestToken } = sent
    await leaveBy(async () => {
      await api.call(deleteAccount, { email, code, request_token: requestToken })
      forgetEmail(email)
    })
    notify.success(t.account_deleted(), { description: t.youre_signed_out_everywhere_haere_ra() })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.delete_your_account()}
      shape="sheet"
      description={
        sent
          ? joinSentences(sent.message, t.your_account_will_be_deleted_for_good())
          : t.enter_your_password_and_well_send_you()
      }
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.keep_my_account()}
          </Button>
          <Button
            type="submit"
            kind={sent ? 'danger' : 'primary'}
            form={sent ? `${codeId}-form` : requestDeletion.id}
            busy={sent ? isBusy : requestDeletion.isSending}
          >
            {sent ? t.delete_account() : t.send_me_the_code()}
          </Button>
        </>
      }
    >
      {sent ? (
        <CodeStep id={codeId} onCode={remove} onBusy={setBusy}>
          <OutboxNote />
          <ResendCode
            at={sent.resend_at}
            onResend={async () =>
              setSent(sentFrom(await api.call(resendOtp, { request_token: sent.request_token })))
            }
          />
        </CodeStep>
      ) : (
        <PasswordStep form={requestDeletion} />
      )}
    </Dialog>
  )
}

interface PasswordStepProps {
  form: ReturnType<typeof useOperationForm<typeof verifyDeleteAccount, { password: string }>>
}

function PasswordStep({ form }: PasswordStepProps) {
  const paid = useApiQuery(getMySubscription, {}).data?.subscription
  return (
    <form id={form.id} method="post" noValidate className="grid gap-4" onSubmit={form.submit}>
      {form.message && (
        <Notice kind="wrong" live>
          {form.message}
        </Notice>
      )}
      {paid && (
        <Notice>
          {t.your_plan_ends_without_a_refund({
            plan: paid.plan.name,
            day: formatDate(new Date(paid.period_ends_at)),
          })}
        </Notice>
      )}
      <Field label={t.your_password()} {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
        )}
      </Field>
    </form>
  )
}
