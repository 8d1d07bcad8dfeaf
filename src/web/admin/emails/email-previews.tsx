import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type EmailPreview, getEmailPreview, listEmailPreviews } from '#contract/emails/emails.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import * as t from './texts.ts'

const getGroups = makeTexts((): Record<EmailPreview['group'], string> => ({
  notifications: t.notifications(),
  account: t.account_and_security(),
}))

const getAddress = (name: string) => `/email-previews?email=${name}`

export function EmailPreviews({ name }: { name: string | null }) {
  const { data, error, isFetching, refetch } = useApiQuery(listEmailPreviews, {})
  const shown = data?.items.find((one) => one.name === name) ?? data?.items[0]
  return (
    <AdminPage title={t.email_previews()}>
      <p className="mb-4 max-w-2xl text-sm text-ink-2">{t.made_up_details_in_your_wording()}</p>
      {error && !data ? (
        <ErrorState title={t.the_emails_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data || !shown ? (
        <Loading label={t.loading_the_emails()}>
          <SkeletonText lines={9} />
        </Loading>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <KindSelect items={data.items} name={shown.name} />
          <KindList items={data.items} name={shown.name} />
          <Preview key={shown.name} name={shown.name} />
        </div>
      )}
    </AdminPage>
  )
}

interface KindsProps {
  items: EmailPreview[]
  name: string
}

const groupKinds = (items: EmailPreview[]) =>
  Object.entries(getGroups()).map(([group, label]) => ({
    label,
    kinds: items.filter((one) => one.group === group),
  }))

function KindSelect({ items, name }: KindsProps) {
  const navigate = useNavigate()
  return (
    <div className="lg:hidden">
      <PillSelect
        label={t.kind_of_email()}
        value={name}
        onChange={({ target }) => void navigate(getAddress(target.value), { preventScrollReset: true })}
        options={groupKinds(items).map(({ label, kinds }) => ({
          label,
          options: kinds.map((one) => ({ value: one.name, label: one.subject })),
        }))}
      />
    </div>
  )
}

function KindList({ items, name }: KindsProps) {
  return (
    <nav
      aria-label={t.kind_of_email()}
      className="max-h-[calc(100dvh-10rem)] overflow-y-auto rounded-panel border border-line bg-paper p-2 max-lg:hidden"
    >
      {groupKinds(items).map(({ label, kinds }) => (
        <section key={label} aria-label={label} className="mb-2">
          <h2 className="px-2.5 py-1.5 text-xs font-semibold text-ink-2">{label}</h2>
          <ul>
            {kinds.map((one) => (
              <li key={one.name}>
                <Link
                  to={getAddress(one.name)}
                  preventScrollReset
                  aria-current={one.name === name ? 'page' : undefined}
                  className={joinClasses(
                    'block rounded-control px-2.5 py-1.5 text-sm break-words transition-colors',
                    one.name === name ? 'bg-pounamu-wash font-semibold text-pounamu-deep' : 'hover:bg-sunk',
                  )}
                >
                  {one.subject}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Preview({ name }: { name: string }) {
  const [look, setLook] = useState<'light' | 'dark'>('light')
  const { data, error, isFetching, refetch } = useApiQuery(getEmailPreview, { name })
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <Loading label={t.loading_the_email()}>
        <SkeletonText lines={9} />
      </Loading>
    )
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading min-w-0 text-base break-words">{data.subject}</h2>
        <Segmented
          label={t.look()}
          value={look}
          onChange={setLook}
          options={[
            { value: 'light', label: t.light() },
            { value: 'dark', label: t.dark() },
          ]}
        />
      </div>
      <iframe
        title={t.preview_of_subject({ subject: data.subject })}
        sandbox=""
        srcDoc={data.html[look]}
        className="h-136 w-full rounded-panel border border-line bg-paper"
      />
      <Panel title={t.text_version()}>
        <pre className="font-sans text-sm break-words whitespace-pre-wrap">{data.text}</pre>
      </Panel>
    </div>
  )
}
