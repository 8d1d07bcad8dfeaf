import type { EmailPreview } from '#domains/messaging/common/emails/emails.ts'
import { getNotificationLabels } from '#domains/accounts/web/shared/notification-labels.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmailTextField } from './email-field.tsx'
import { getFieldRules, type EmailField, type EmailValues } from '../../shared/email-settings.ts'
import * as t from '#domains/messaging/texts.ts'

interface EmailFieldsProps {
  email: EmailPreview
  form: ActionForm<EmailValues>
}

export function EmailFields({ email, form }: EmailFieldsProps) {
  const { about } = email
  const rules = getFieldRules(email)
  const render = (name: EmailField, label: string, help?: string) => (
    <EmailTextField name={name} label={label} help={help} rules={rules[name]} form={form} />
  )
  const common = (
    <div className="grid gap-5">
      {render('subject', t.subject())}
      {render('body', t.text(), t.how_the_text_is_laid_out())}
    </div>
  )
  if (!about) return <Panel>{common}</Panel>
  return (
    <div className="grid min-w-0 gap-5">
      <Panel title={t.this_kind_of_email()}>
        {render('extra', t.extra_text(), t.stands_under_the_notice({ name: getNotificationLabels()[about] }))}
      </Panel>
      <Panel title={t.every_notification_email()}>{common}</Panel>
    </div>
  )
}
