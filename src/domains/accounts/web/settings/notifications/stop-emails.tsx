import { BellOff } from 'lucide-react'
import { stopEmails } from '#domains/messaging/common/notifications.ts'
import { notificationKind } from '#domains/messaging/common/notifications.shapes.ts'
import { getKindsInToken } from '#domains/messaging/common/stop-emails.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { getNotificationLabels } from '../../shared/notification-labels.ts'
import * as t from '#domains/accounts/texts.ts'

/**
 * The target of an email's unsubscribe link: needs no sign-in and changes nothing before a click.
 */
export function StopEmails({ token }: { token: string | null }) {
  const stop = useApiMutation(stopEmails)
  if (token === null)
    return (
      <Loading label={t.loading_your_email_settings()}>
        <SkeletonText />
      </Loading>
    )
  const named = getKindsInToken(token)
  const kinds = notificationKind.options.filter((one) => named.includes(one))
  if (kinds.length === 0)
    return (
      <EmptyState icon={BellOff} title={t.thats_not_the_whole_link()} action={<ToSettings />}>
        {t.copy_the_whole_link_from_the_email()}
      </EmptyState>
    )
  return (
    <Panel>
      <p className="text-base">{t.we_email_you_when()}</p>
      <ul className="mt-1 grid gap-1 text-lg font-medium">
        {kinds.map((kind) => (
          <li key={kind}>{getNotificationLabels()[kind]}</li>
        ))}
      </ul>
      <div className="mt-4 grid gap-3">
        {stop.isSuccess && (
          <Notice kind="good" live>
            {t.emails_stopped_you_can_turn_them_back()}
          </Notice>
        )}
        {stop.error && (
          <Notice kind="wrong" live>
            {getMessage(stop.error)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {!stop.isSuccess && (
            <Button busy={stop.isPending} onClick={() => stop.mutate({ token })}>
              {t.stop_emails()}
            </Button>
          )}
          <ToSettings />
        </div>
      </div>
    </Panel>
  )
}

const ToSettings = () => (
  <LinkButton kind="quiet" to="/user-settings#notifications">
    {t.notification_settings()}
  </LinkButton>
)
