import { useState } from 'react'
import { Link } from 'react-router'
import {
  createApiKey,
  type NewApiKey,
  type ApiKey,
  listApiKeys,
  maxApiKeys,
  revokeApiKey,
} from '#domains/partners/common/api-keys.ts'
import { formatDaysAgo, formatLongDate } from '#platform/common/formats/formats.ts'
import { keyScopes, type KeyScope } from '#platform/common/key-scopes.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Choices } from './choices.tsx'
import { getScopeLabels } from './partner-labels.ts'
import { PartnersSkeleton, SecretDialog } from './secret-dialog.tsx'
import * as t from '#domains/partners/texts.ts'

const noEnd = 'none'
const days = [30, 90, 365]

interface NewKeyDialogProps {
  pass: Pass
  onMade: (key: NewApiKey) => void
  onClose: () => void
}

function NewKeyDialog({ pass, onMade, onClose }: NewKeyDialogProps) {
  const form = useActionForm({
    initial: { name: '', scopes: [] as KeyScope[], days: '90' },
    written: ['name'],
    check: ({ name, scopes }) => ({
      ...(name.trim() === '' && { name: t.enter_a_name() }),
      ...(scopes.length === 0 && { scopes: t.choose_at_least_one() }),
    }),
    send: ({ name, scopes, days: lasts }) =>
      pass(() => api.call(createApiKey, { name, scopes, days: lasts === noEnd ? null : Number(lasts) })),
    onDone: (key: NewApiKey | null) => {
      if (key) onMade(key)
    },
  })
  return (
    <FormDialog form={form} title={t.make_api_key()} confirm={t.make_key()} onClose={onClose}>
      <Field label={t.name()} help={t.which_program_will_use_it()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
      </Field>
      <Choices
        legend={t.what_it_may_do()}
        {...form.field('scopes')}
        choices={keyScopes.map((scope) => ({ value: scope, label: getScopeLabels()[scope] }))}
        chosen={form.values.scopes}
        onChange={(scopes) => form.set({ scopes })}
      />
      <Field label={t.works_for()} {...form.field('days')}>
        {(control) => (
          <Select
            {...control}
            {...form.text('days')}
            options={[
              ...days.map((count) => ({ value: String(count), label: t.count_days({ count }) })),
              { value: noEnd, label: t.until_i_revoke_it() },
            ]}
          />
        )}
      </Field>
    </FormDialog>
  )
}

export default function ApiKeys({ pass }: { pass: Pass }) {
  const { data, error, isFetching, refetch } = useApiQuery(listApiKeys, {}, { staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewApiKey | null>(null)
  const [pending, setPending] = useState<ApiKey | null>(null)
  if (error && !data) {
    return (
      <ErrorState title={t.your_keys_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <PartnersSkeleton />
  const { items } = data
  return (
    <div className="grid gap-4">
      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.no_api_keys_yet()}</p>
      ) : (
        <ul aria-label={t.api_keys()} className="divide-y divide-line border-y border-line">
          {items.map((key) => (
            <KeyRow key={key.id} api_key={key} onRevoke={() => setPending(key)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {items.length < maxApiKeys ? (
          <Button kind={items.length === 0 ? 'primary' : 'quiet'} onClick={() => setMaking(true)}>
            {t.make_api_key()}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{t.you_have_the_most_keys({ count: maxApiKeys })}</p>
        )}
        <Link to="/api-docs" className="rounded-control text-sm font-semibold text-pounamu hover:underline">
          {t.read_the_api_guide()}
        </Link>
      </div>
      {isMaking && (
        <NewKeyDialog
          pass={pass}
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setMade(key)
            void refetch()
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={t.your_new_key({ name: made.name })}
          secret={made.key}
          what="api_key"
          onClose={() => setMade(null)}
        />
      )}
      {pending && (
        <RevokeQuestion
          api_key={pending}
          pass={pass}
          onClose={() => setPending(null)}
          onRevoked={() => void refetch()}
        />
      )}
    </div>
  )
}

function KeyRow({ api_key: apiKey, onRevoke }: { api_key: ApiKey; onRevoke: () => void }) {
  const {
    name,
    hint,
    scopes,
    created_at: createdAt,
    expires_at: expiresAt,
    last_used_at: lastUsedAt,
  } = apiKey
  const isExpired = expiresAt !== null && new Date(expiresAt).getTime() <= serverNow()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="grid min-w-0 flex-1 basis-56 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          <span className="num font-normal text-ink-2">{hint}…</span>
          {isExpired && <Badge kind="wrong">{t.expired()}</Badge>}
        </p>
        <p className="text-ink-2">{scopes.map((scope) => getScopeLabels()[scope]).join(' · ')}</p>
        <p className="num text-xs text-ink-3">
          {lastUsedAt
            ? t.last_used_ago({ ago: formatDaysAgo(new Date(lastUsedAt), new Date(serverNow())) })
            : t.never_used()}
          {' · '}
          {t.made_on({ day: formatLongDate(new Date(createdAt)) })}
          {' · '}
          {expiresAt ? t.works_until({ day: formatLongDate(new Date(expiresAt)) }) : t.no_end()}
        </p>
      </div>
      <Button kind="quiet" size="small" aria-label={t.revoke_key_name({ name })} onClick={onRevoke}>
        {t.revoke_key()}
      </Button>
    </li>
  )
}

interface RevokeQuestionProps {
  api_key: ApiKey
  pass: Pass
  onClose: () => void
  onRevoked: () => void
}

function RevokeQuestion({ api_key: { id, name }, pass, onClose, onRevoked }: RevokeQuestionProps) {
  const revocation = useActionForm({
    initial: {},
    send: () => pass(() => api.call(revokeApiKey, { id })),
    onDone: (reply) => {
      if (!reply) return
      notify.success(t.key_revoked())
      onClose()
      onRevoked()
    },
  })

  return (
    <ConfirmDialog
      open
      title={t.revoke_this_key({ name })}
      confirm={t.revoke_key()}
      cancel={t.keep_key()}
      kind="danger"
      busy={revocation.isSending}
      error={revocation.message}
      onConfirm={revocation.submit}
      onClose={onClose}
    >
      {t.programs_with_it_stop_working()}
    </ConfirmDialog>
  )
}
