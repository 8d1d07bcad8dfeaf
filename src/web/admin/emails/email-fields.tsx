import type { EmailPreview } from '#contract/emails/emails.ts'
import { getNotificationWords } from '#web/features/account-settings/notifications/notification-words.ts'
import type { ActionForm } from '#web/lib/forms/use-operation-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { EmailTextField } from './email-field.tsx'
import { getFieldRules, type EmailField, type EmailValues } from './email-settings.ts'
import type { RivalEdit } from './use-email-draft.ts'
import * as t from './texts.ts'

interface EmailFieldsProps {
  email: EmailPreview
  form: ActionForm<EmailValues>
  rival: RivalEdit | null
}

export function EmailFields({ email, form, rival }: EmailFieldsProps) {
  const { about } = email
  const rules = getFieldRules(email)
  const draw = (name: EmailField, label: string, help?: string) => (
    <div className="grid gap-2.5">
      <EmailTextField name={name} label={label} help={help} rules={rules[name]} form={form} />
      {rival?.values[name] !== undefined && rival.values[name] !== form.values[name] && (
        <RivalText
          name={rival.name}
          text={rival.values[name]}
          onUse={(text) => form.enter({ [name]: text })}
        />
      )}
    </div>
  )
  const common = (
    <div className="grid gap-5">
      {draw('subject', t.subject())}
      {draw('body', t.text(), t.how_the_text_is_laid_out())}
    </div>
  )
  if (!about) return <Panel>{common}</Panel>
  return (
    <div className="grid min-w-0 gap-5">
      <Panel title={t.this_kind_of_email()}>
        {draw('extra', t.extra_text(), t.stands_under_the_notice({ name: getNotificationWords()[about] }))}
      </Panel>
      <Panel title={t.every_notification_email()}>{common}</Panel>
    </div>
  )
}

interface RivalTextProps {
  name: string
  text: string
  onUse: (text: string) => void
}

function RivalText({ name, text, onUse }: RivalTextProps) {
  return (
    <Notice
      action={
        <Button kind="quiet" size="small" onClick={() => onUse(text)}>
          {t.use_their_text()}
        </Button>
      }
    >
      <span className="block font-semibold">{t.name_wrote_this_here({ name })}</span>
      <span className="block wrap-anywhere whitespace-pre-line">{text}</span>
    </Notice>
  )
}
