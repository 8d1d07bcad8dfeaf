import { Pencil } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  type EmailPreview,
  getEmailPreview,
  listEmailPreviews,
} from '#domains/messaging/common/emails/emails.ts'
import { putSettings, getSettingsDraft } from '#domains/settings/common/settings.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { May, useMay } from '#domains/staff/web/shared/may.tsx'
import { getEditAddress, getPreviewAddress, EmailFrame } from './email-frame.tsx'
import { getSettingNames } from '../../shared/email-settings.ts'
import * as t from '#domains/messaging/texts.ts'

const getGroups = makeTexts((): Record<EmailPreview['group'], string> => ({
  notifications: t.notifications(),
  account: t.account_and_security(),
}))

export const meta = makeAdminMeta(t.email_previews)

export default function EmailPreviews() {
  const name = useSearchParams()[0].get('email')
  const { data, error, isFetching, refetch } = useApiQuery(listEmailPreviews, {})
  const drafted = useDraftedSettings()
  const shown = data?.items.find((one) => one.name === name) ?? data?.items[0]
  return (
    <AdminPage
      title={t.email_previews()}
      tools={
        shown && (
          <LinkButton to={getEditAddress(shown.name)} size="small" icon={Pencil}>
            {t.edit_email()}
          </LinkButton>
        )
      }
    >
      <p className="mb-4 max-w-2xl text-sm text-ink-2">
        {t.made_up_details_in_your_wording()}{' '}
        <May op={putSettings}>{t.edit_one_to_change_what_it_says()}</May>
      </p>
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
          <KindList items={data.items} name={shown.name} drafted={drafted} />
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
        onChange={({ target }) =>
          void navigate(getPreviewAddress(target.value), { preventScrollReset: true })
        }
        options={groupKinds(items).map(({ label, kinds }) => ({
          label,
          options: kinds.map((one) => ({ value: one.name, label: one.subject })),
        }))}
      />
    </div>
  )
}

/** The settings in the admin's draft. */
function useDraftedSettings(): string[] {
  const may = useMay()
  const { user } = useSession()
  const enabled = user !== null && may(getSettingsDraft)
  const { data } = useApiQuery(getSettingsDraft, {}, { enabled, staleTime: 0 })
  return Object.keys(data?.draft?.changes ?? {})
}

const isDrafted = (email: EmailPreview, drafted: string[]) =>
  Object.values(getSettingNames(email)).some((setting) => drafted.includes(setting))

function KindList({ items, name, drafted }: KindsProps & { drafted: string[] }) {
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
                  to={getPreviewAddress(one.name)}
                  preventScrollReset
                  aria-current={one.name === name ? 'page' : undefined}
                  className={joinClasses(
                    'block rounded-control px-2.5 py-1.5 text-sm break-words transition-colors',
                    one.name === name ? 'bg-pounamu-wash font-semibold text-pounamu-deep' : 'hover:bg-sunk',
                  )}
                >
                  {one.subject}
                  {isDrafted(one, drafted) && (
                    <>
                      {' '}
                      <Badge>{t.draft()}</Badge>
                    </>
                  )}
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
  const call = useApiQuery(getEmailPreview, { name })
  return (
    <Query call={call} loading={t.loading_the_email()} skeleton={<SkeletonText lines={9} />}>
      {(data) => <EmailFrame email={data} />}
    </Query>
  )
}
