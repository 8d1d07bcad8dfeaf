import { ArrowLeft, CircleCheck, LifeBuoy, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  assignSupportRequest,
  listSupportAdmins,
  setSupportStatus,
  type SupportRequest,
} from '#domains/chat/common/support.ts'
import { PaneScroll } from '#domains/chat/web/conversation-pane.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import { IconLink } from '#platform/web/ui/icon-button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { MemberCard } from './member-card.tsx'
import { ReplyComposer } from './reply-composer.tsx'
import { getAsker, SupportTimeline } from './support-timeline.tsx'
import { useSupportChanged, useSupportRequest } from './use-support.ts'
import * as t from '#domains/chat/texts.ts'

interface SupportPaneProps {
  id: number
  back: string
}

export function SupportPane({ id, back }: SupportPaneProps) {
  const open = useSupportRequest(id)
  const { data, messages } = open
  if (!data) return <PaneProblem {...open} back={back} />
  const { name } = getAsker(data.request)
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <RequestHeader request={data.request} back={back} />
        <PaneScroll label={name} isTopAligned>
          {open.hasEarlier && (
            <div className="pb-3 text-center">
              <Button size="small" kind="quiet" busy={open.isReadingEarlier} onClick={open.readEarlier}>
                {t.show_earlier_messages()}
              </Button>
            </div>
          )}
          <SupportTimeline {...data} messages={messages} />
        </PaneScroll>
        <ReplyComposer
          key={id}
          to={{ conversation_id: id }}
          name={name}
          isEmail={data.request.visitor !== null}
          seen_number={messages.at(-1)?.number ?? 0}
        />
      </div>
      {data.request.member && <MemberCard id={data.request.member.id} />}
    </div>
  )
}

interface AskerHeaderProps extends Pick<SupportRequest, 'member' | 'visitor'> {
  back: string
  children?: ReactNode
}

export function AskerHeader({ member, visitor, back, children }: AskerHeaderProps) {
  const { name, picture } = getAsker({ member, visitor })
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2">
      <span className="lg:hidden">
        <IconLink icon={ArrowLeft} label={t.back_to_the_requests()} to={back} />
      </span>
      <Avatar name={name} picture={picture} />
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="truncate text-base font-semibold">
          {member ? (
            <Link to={`/user/${member.id}/detail`} className={linkStyle}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        {visitor && <VisitorReach {...visitor} />}
      </div>
      {children}
    </header>
  )
}

const linkStyle = 'rounded-control hover:text-pounamu hover:underline'

function VisitorReach({ email, phone_number: phoneNumber }: NonNullable<SupportRequest['visitor']>) {
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      <span>{t.no_account()}</span>
      <a href={`mailto:${email}`} className={joinClasses(linkStyle, 'break-all')}>
        {email}
      </a>
      {phoneNumber && (
        <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} className={linkStyle}>
          {phoneNumber}
        </a>
      )}
    </p>
  )
}

function RequestHeader({ request, back }: { request: SupportRequest; back: string }) {
  const { id, status, assignee } = request
  const { user } = useSession()
  const { data: admins } = useApiQuery(listSupportAdmins, {})
  const assigning = useApiMutation(assignSupportRequest)
  const closing = useApiMutation(setSupportStatus)
  const changed = useSupportChanged()

  async function runAndNotify(act: () => Promise<unknown>, done?: string) {
    try {
      await act()
      if (done) notify.success(done)
    } catch (error) {
      notify.error(getMessage(error))
    }
    changed()
  }

  const assign = (assigneeId: number | null) =>
    void runAndNotify(() => assigning.mutateAsync({ id, assignee_id: assigneeId }))
  const isResolved = status === 'resolved'
  const others = (admins?.items ?? []).filter((admin) => admin.id !== user?.id)
  return (
    <AskerHeader member={request.member} visitor={request.visitor} back={back}>
      <PillSelect
        label={t.who_looks_after_it()}
        value={assignee?.id ?? ''}
        disabled={assigning.isPending}
        onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
        options={[
          { value: '', label: t.nobody_yet() },
          ...(user ? [{ value: String(user.id), label: t.me() }] : []),
          ...others.map((admin) => ({ value: String(admin.id), label: admin.display_name })),
        ]}
      />
      <Button
        size="small"
        kind="quiet"
        icon={isResolved ? RotateCcw : CircleCheck}
        busy={closing.isPending}
        onClick={() =>
          void runAndNotify(
            () => closing.mutateAsync({ id, status: isResolved ? 'open' : 'resolved' }),
            isResolved ? t.opened_again() : t.marked_as_resolved(),
          )
        }
      >
        {isResolved ? t.open_again() : t.mark_as_resolved()}
      </Button>
    </AskerHeader>
  )
}

interface PaneProblemProps {
  error: Error | null
  isFetching: boolean
  retry: () => void
  back: string
}

export function PaneProblem({ error, isFetching, retry, back }: PaneProblemProps) {
  if (!error) {
    return (
      <div className="p-5">
        <Loading label={t.loading_the_request()}>
          <SkeletonText lines={6} />
        </Loading>
      </div>
    )
  }
  return (
    <div className="p-5">
      {findProblem(error)?.status === 404 ? (
        <EmptyState
          icon={LifeBuoy}
          title={t.request_not_found()}
          action={<LinkButton to={back}>{t.back_to_the_requests()}</LinkButton>}
        >
          {t.check_the_address()}
        </EmptyState>
      ) : (
        <ErrorState onRetry={retry} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      )}
    </div>
  )
}
