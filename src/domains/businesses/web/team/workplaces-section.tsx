import { ChartColumn, MessageCircle, Settings } from 'lucide-react'
import { useState } from 'react'
import { endTeamMember, listWorkplaces, type Workplace } from '#domains/businesses/common/team.ts'
import { useApiMutation, useApiQuery, useInvalidate } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { BusinessSection } from '../business-section.tsx'
import { AcceptDialog } from './team-dialogs.tsx'
import { describeRights } from './team-labels.ts'
import { WorkplaceListings } from './workplace-listings.tsx'
import { WorkplaceOffers } from './workplace-offers.tsx'
import * as t from '#domains/businesses/texts.ts'

/** The businesses that a member may act for, and invitations; renders nothing without any. */
export function WorkplacesSection() {
  const { data } = useApiQuery(listWorkplaces, {})
  if (!data || data.items.length === 0) return null
  return (
    <BusinessSection id="workplaces" title={t.businesses_you_help()} lead={t.with_your_own_account()}>
      <ul className="grid grid-cols-1 gap-6">
        {data.items.map((workplace) => (
          <WorkplaceItem key={workplace.id} workplace={workplace} />
        ))}
      </ul>
    </BusinessSection>
  )
}

function WorkplaceItem({ workplace }: { workplace: Workplace }) {
  const { id, seller, rights, status } = workplace
  const [open, setOpen] = useState<'accept' | 'end' | null>(null)
  const invalidate = useInvalidate()
  const isInvited = status === 'invited'
  const end = useApiMutation(endTeamMember, {
    onSuccess: () => {
      setOpen(null)
      invalidate(listWorkplaces)
      notify.success(isInvited ? t.invitation_declined() : t.you_left_the_team())
    },
  })
  return (
    <li className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="text-base font-semibold break-words">{seller.name}</h3>
          <p className="text-sm text-ink-2">
            {isInvited ? t.invites_you({ rights: describeRights(rights) }) : describeRights(rights)}
          </p>
        </div>
        <span className="flex flex-wrap items-center gap-2">
          {isInvited && (
            <Button
              size="small"
              aria-label={t.accept_name({ name: seller.name })}
              onClick={() => setOpen('accept')}
            >
              {t.accept()}
            </Button>
          )}
          <Button
            kind="ghost"
            size="small"
            aria-label={
              isInvited ? t.decline_name({ name: seller.name }) : t.leave_name({ name: seller.name })
            }
            onClick={() => setOpen('end')}
          >
            {isInvited ? t.decline() : t.leave()}
          </Button>
        </span>
      </div>
      {!isInvited && <Work workplace={workplace} />}
      {open === 'accept' && <AcceptDialog workplace={workplace} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'end'}
        title={isInvited ? t.decline_this_invitation() : t.leave_this_team({ name: seller.name })}
        confirm={isInvited ? t.decline_invitation() : t.leave_team()}
        kind="danger"
        busy={end.isPending}
        error={end.error ? getMessage(end.error) : undefined}
        onConfirm={() => end.mutate({ id })}
        onClose={() => setOpen(null)}
      >
        {t.they_can_invite_you_again()}
      </ConfirmDialog>
    </li>
  )
}

/** Links to the pages that the member's rights open. */
function Work({ workplace }: { workplace: Workplace }) {
  const { seller, rights } = workplace
  const links = [
    rights.includes('enquiries') && {
      to: `/ichat?seller=${seller.id}`,
      icon: MessageCircle,
      label: t.enquiries(),
      name: t.enquiries_of({ name: seller.name }),
    },
    rights.includes('statistics') && {
      to: `/reports?seller=${seller.id}`,
      icon: ChartColumn,
      label: t.reports(),
      name: t.reports_of({ name: seller.name }),
    },
    rights.includes('settings') && {
      to: `/user-settings?business=${seller.id}`,
      icon: Settings,
      label: t.settings(),
      name: t.settings_of({ name: seller.name }),
    },
  ].filter((link) => link !== false)
  return (
    <>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {links.map(({ to, icon, label, name }) => (
            <LinkButton key={to} to={to} kind="quiet" size="small" icon={icon} aria-label={name}>
              {label}
            </LinkButton>
          ))}
        </p>
      )}
      {rights.includes('offers') && <WorkplaceOffers seller={seller} />}
      {(rights.includes('listings') || rights.includes('questions')) && (
        <WorkplaceListings workplace={workplace} />
      )}
    </>
  )
}
