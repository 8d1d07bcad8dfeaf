import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { endTeamMember, getTeam, type TeamAct, type TeamMember } from '#domains/businesses/common/team.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import type { Pass } from '#platform/web/session/pass.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { BusinessSection } from '../business-section.tsx'
import { InviteDialog, RightsDialog, describeAct, describeRights } from '../team/team-dialogs.tsx'
import * as t from '#domains/businesses/texts.ts'

const shownActs = 10
/** Polls during an open invitation, since the person may join at any moment. */
const refetchMs = 10_000

/** Admins can see it; only the business itself decides who acts for it. */
export function TeamSection({ seller_id: sellerId, pass }: { seller_id: number; pass: Pass | undefined }) {
  const call = useApiQuery(
    getTeam,
    { seller: sellerId },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ status }) => status === 'invited') ? refetchMs : false,
    },
  )
  const [isInviting, setInviting] = useState(false)
  return (
    <BusinessSection
      id="team"
      title={t.team()}
      lead={t.people_who_help({ is_own: pass !== undefined })}
      aside={
        pass && (
          <Button icon={UserPlus} size="small" onClick={() => setInviting(true)}>
            {t.invite_someone()}
          </Button>
        )
      }
    >
      <Query
        call={call}
        failed={t.your_team_didnt_load()}
        loading={t.loading_your_team()}
        skeleton={<SkeletonText lines={3} />}
      >
        {(data) => (
          <div className="grid grid-cols-1 gap-5">
            {data.items.length === 0 ? (
              <p className="text-sm text-ink-2">{t.nobody_else_yet()}</p>
            ) : (
              <ul aria-label={t.team()} className="divide-y divide-line">
                {data.items.map((member) => (
                  <MemberRow key={member.id} member={member} pass={pass} />
                ))}
              </ul>
            )}
            <Acts acts={data.acts} />
          </div>
        )}
      </Query>
      {pass && isInviting && <InviteDialog pass={pass} onClose={() => setInviting(false)} />}
    </BusinessSection>
  )
}

function MemberRow({ member, pass }: { member: TeamMember; pass: Pass | undefined }) {
  const { id, email, rights, status, is_expired: isExpired } = member
  const name = member.name ?? email
  const [open, setOpen] = useState<'rights' | 'remove' | null>(null)
  const invalidate = useInvalidate()
  const remove = useApiMutation(endTeamMember, {
    onSuccess: () => {
      setOpen(null)
      invalidate(getTeam)
      notify.success(t.removed_from_team())
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {status === 'invited' && <Badge>{isExpired ? t.invitation_expired() : t.invited()}</Badge>}
        </p>
        {member.name !== null && <p className="text-xs break-words text-ink-3">{email}</p>}
        <p className="text-xs text-ink-2">{describeRights(rights)}</p>
      </div>
      {pass && (
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            size="small"
            aria-label={t.change_rights_of({ name })}
            onClick={() => setOpen('rights')}
          >
            {t.change()}
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-label={t.remove_name({ name })}
            onClick={() => setOpen('remove')}
          >
            {t.remove()}
          </Button>
        </div>
      )}
      {pass && open === 'rights' && (
        <RightsDialog member={member} pass={pass} onClose={() => setOpen(null)} />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        title={t.remove_name_from_team({ name })}
        confirm={t.remove_from_team()}
        cancel={t.keep_on_team()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setOpen(null)}
      >
        {t.they_lose_access_at_once()}
      </ConfirmDialog>
    </li>
  )
}

function Acts({ acts }: { acts: TeamAct[] }) {
  if (acts.length === 0) return null
  return (
    <section aria-labelledby="team-acts">
      <h3 id="team-acts" className="mb-2 text-sm font-semibold">
        {t.what_your_team_did()}
      </h3>
      <ul className="grid gap-1.5 text-sm">
        {acts.slice(0, shownActs).map((one) => (
          <li key={one.id} className="grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
            <span className="min-w-0 break-words">
              <b className="font-semibold">{one.name}</b> · {describeAct(one)}
              {one.listing && ` · ${one.listing.title || t.untitled({ id: one.listing.id })}`}
              {one.about && ` · ${one.about}`}
            </span>
            <span className="num text-xs text-ink-3">{formatShortInstant(new Date(one.at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
