import { LogOut, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import {
  getAgentNumbers,
  listAgents,
  deleteAgent,
  updateAgent,
  type Agent,
} from '#domains/businesses/common/agents.ts'
import { getStorefront } from '#domains/businesses/common/storefront.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { useInvalidate, useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/businesses/texts.ts'

export function useAgentsChanged(): () => void {
  const invalidate = useInvalidate()
  return () => {
    invalidate(listAgents)
    invalidate(getStorefront)
    invalidate(getAgentNumbers)
    invalidate(checkPermission)
  }
}

interface AgentRowProps {
  agent: Agent
  planAlert: ReturnType<typeof usePlanAlert>
  onEdit: () => void
  onLeave: () => void
}

export function AgentRow({ agent, planAlert, onEdit, onLeave }: AgentRowProps) {
  const { id, name, photo, licence_number: licenceNumber, status, live_count: liveCount, own } = agent
  const [isOpen, setOpen] = useState(false)
  const changed = useAgentsChanged()
  const refused = (error: unknown) => {
    if (!planAlert.open(error)) notify.error(t.agent_not_saved(), { description: getMessage(error) })
  }
  const update = useApiMutation(updateAgent, { onError: refused, onSuccess: changed })
  const remove = useApiMutation(deleteAgent, {
    onSuccess: () => {
      setOpen(false)
      changed()
      notify.success(t.agent_deleted())
    },
  })
  const hasLeft = status === 'left'
  const contact = [own?.phone_number && formatPhone(own.phone_number), own?.email].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} picture={photo?.thumb_url ?? null} size="large" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-base font-semibold break-words">{name}</p>
        <p className="num text-xs text-ink-3">
          {t.licence_and_listings({ number: licenceNumber, count: liveCount })}
        </p>
        {hasLeft && own?.left_at ? (
          <p className="num text-xs text-ink-3">{t.left_on({ day: formatDate(new Date(own.left_at)) })}</p>
        ) : (
          contact && <p className="num text-xs break-words text-ink-2">{contact}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {hasLeft ? (
          <Button
            kind="quiet"
            size="small"
            icon={Undo2}
            busy={update.isPending}
            aria-label={t.bring_back_name({ name })}
            onClick={() => update.mutate({ id, status: 'active' })}
          >
            {t.bring_back()}
          </Button>
        ) : (
          <>
            <Button
              kind="quiet"
              size="small"
              icon={Pencil}
              aria-label={t.edit_name({ name })}
              onClick={onEdit}
            >
              {t.edit()}
            </Button>
            <Button
              kind="ghost"
              size="small"
              icon={LogOut}
              aria-label={t.mark_name_as_left({ name })}
              onClick={onLeave}
            >
              {t.left()}
            </Button>
          </>
        )}
        {own?.listing_count === 0 && (
          <Button
            kind="ghost"
            size="small"
            icon={Trash2}
            aria-label={t.delete_name({ name })}
            onClick={() => setOpen(true)}
          >
            {t.delete_word()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isOpen}
        title={t.delete_this_agent()}
        confirm={t.delete_agent()}
        cancel={t.keep_agent()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setOpen(false)}
      >
        {t.name_is_on_no_listing({ name })}
      </ConfirmDialog>
    </li>
  )
}
