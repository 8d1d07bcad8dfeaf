import { History, MailQuestionMark } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getNotificationLabels } from '#domains/accounts/web/shared/notification-labels.ts'
import {
  type EmailPreview,
  listEmailPreviews,
  previewEmailDraft,
} from '#domains/messaging/common/emails/emails.ts'
import type { SettingsDraft, Settings } from '#domains/settings/common/settings.ts'
import { PublishDialog, PublishedSince } from '#domains/settings/web/shared/published-since.tsx'
import { SaveBar } from '#domains/settings/web/shared/save-bar.tsx'
import { WithDraft } from '#domains/settings/web/shared/with-settings.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import {
  getFieldRules,
  type EmailField,
  type EmailValues,
  readEmailValues,
  toEmailChanges,
} from '../../shared/email-settings.ts'
import { EmailTextField } from './email-field.tsx'
import { getPreviewAddress, EmailFrame } from './email-frame.tsx'
import { useEmailDraft } from './use-email-draft.ts'
import * as t from '#domains/messaging/texts.ts'

interface EmailFieldsProps {
  email: EmailPreview
  form: ActionForm<EmailValues>
}

function EmailFields({ email, form }: EmailFieldsProps) {
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

export const meta = makeAdminMeta(t.edit_email)

export default function EditEmail() {
  const name = useSearchParams()[0].get('email')
  return (
    <AdminPage
      title={t.edit_email()}
      back={{ to: name ? getPreviewAddress(name) : '/email-previews', label: t.email_previews() }}
    >
      <EmailEditor name={name} />
    </AdminPage>
  )
}

function EmailEditor({ name }: { name: string | null }) {
  const { data, error, isFetching, refetch } = useApiQuery(listEmailPreviews, {})
  if (error && !data)
    return (
      <ErrorState title={t.the_emails_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <Loading label={t.loading_the_email()}>
        <SkeletonText lines={9} />
      </Loading>
    )
  const email = data.items.find((one) => one.name === name)
  if (!email)
    return (
      <EmptyState
        icon={MailQuestionMark}
        title={t.there_is_no_such_email()}
        action={<LinkButton to="/email-previews">{t.see_all_emails()}</LinkButton>}
      >
        {t.it_may_have_been_renamed()}
      </EmptyState>
    )
  return (
    <>
      <WithDraft>
        {(settings, draft, reload) => (
          <EmailForm key={email.name} {...{ email, items: data.items, settings, draft, reload }} />
        )}
      </WithDraft>
      <div className="mt-5 grid gap-3">
        <LinkButton
          to="/edit-settings?section=history"
          kind="quiet"
          size="small"
          icon={History}
          className="justify-self-start"
        >
          {t.earlier_versions()}
        </LinkButton>
        <AuditLog
          subject={{ subject_kind: 'settings' }}
          title={t.changes_to_emails_and_settings()}
          nothing={t.nothing_was_changed_yet()}
        />
      </div>
    </>
  )
}

interface EmailFormProps {
  email: EmailPreview
  items: EmailPreview[]
  settings: Settings
  draft: SettingsDraft
  reload: () => Promise<void>
}

function EmailForm({ email, items, settings, draft: begun, reload }: EmailFormProps) {
  const [isOpen, setOpen] = useState(false)
  const draft = useEmailDraft(email, settings, begun, {
    reload,
    onReview: () => {
      if (draft.since) draft.form.fail(t.choose_what_to_keep())
      else setOpen(true)
    },
  })
  const { form, summary, changed, state, published } = draft
  return (
    <form id={form.id} method="post" noValidate onSubmit={form.submit}>
      <div className="mb-4 grid gap-3">
        <FormErrors
          errors={form.message ? [{ message: form.message }] : summary}
          title={form.message ? t.the_email_wasnt_published() : t.check_this_email()}
          attempt={form.failures}
        />
        <PublishedSince draft={draft} names={Object.keys(toEmailChanges(email, form.values, changed))} />
        <p className="max-w-2xl text-sm text-ink-2">{describeUse(email, items)}</p>
      </div>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <EmailFields email={email} form={form} />
        <div className="min-w-0 lg:sticky lg:top-4">
          <DraftPreview name={email.name} values={form.values} />
        </div>
      </div>
      <SaveBar draft={{ ...draft, isSubmitting: form.isSending }} />
      <PublishDialog
        open={isOpen}
        before={toEmailChanges(email, readEmailValues(email, published), changed)}
        after={toEmailChanges(email, form.values, changed)}
        publish={draft.publish}
        onClose={() => setOpen(false)}
      />
      <LeavingGuard isUnsafe={state.kind === 'failed'}>{t.your_draft_isnt_saved_if_you_leave()}</LeavingGuard>
    </form>
  )
}

/** Some emails differ only in the values of their placeholders. */
function describeUse({ kind, about }: EmailPreview, items: EmailPreview[]): string {
  if (about) return t.notification_email_about({ name: getNotificationLabels()[about] })
  const count = items.filter((one) => one.kind === kind).length
  return count > 1 ? t.count_emails_say_this({ count }) : t.from_now_on_it_says_this()
}

const settlesAfterMs = 300

function DraftPreview({ name, values }: { name: string; values: EmailValues }) {
  const typed = JSON.stringify(values)
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  const draft: EmailValues = JSON.parse(settled)
  const call = useApiQuery(
    previewEmailDraft,
    { name, ...draft },
    { placeholderData: (before) => before, gcTime: 0 },
  )
  return (
    <Query call={call} loading={t.loading_the_email()} skeleton={<SkeletonText lines={9} />}>
      {(data) => (
        <section aria-label={t.preview()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {call.error && <Notice kind="wrong">{getMessage(call.error)}</Notice>}
          <EmailFrame email={data} />
        </section>
      )}
    </Query>
  )
}
