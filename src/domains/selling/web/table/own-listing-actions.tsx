import { useQueryClient } from '@tanstack/react-query'
import {
  Eye,
  HandCoins,
  MessageCircleQuestionMark,
  Pencil,
  PencilLine,
  RotateCcw,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deleteListing } from '#domains/selling/common/own-listings.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { findNextStep, type NextStep } from './next-step.ts'
import { SuspendedActions, TakeBack } from './system-status.tsx'
import { OwnActs } from '../owner/own-acts.tsx'
import type { Relisting } from '../ending/use-relist.tsx'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

interface RelistableProps {
  row: OwnRow
  relist: Relisting
}

export function OwnListingActions({ row, relist }: RelistableProps) {
  const step = findNextStep(row)
  return (
    <>
      {step && <StepButton row={row} step={step} onRelist={relist.open} />}
      {row.may_relist && relist.dialogs}
    </>
  )
}

interface StepButtonProps {
  row: OwnRow
  step: NextStep
  onRelist: () => void
}

const hidden = (parts: ReactNode) => <span className="sr-only">{parts}</span>

function StepButton({ row, step, onRelist }: StepButtonProps) {
  const { id, type } = row
  const title = row.title ?? ''
  if (step === 'continue') {
    return (
      <LinkButton to={`/${type}/${id}/edit`} size="small" icon={Pencil}>
        {t.continue_word()}
      </LinkButton>
    )
  }
  if (step === 'take_back') {
    return <TakeBack id={id} type={type} />
  }
  if (step === 'appeal') {
    return <SuspendedActions row={row} />
  }
  if (step === 'answer_offers') {
    return (
      <LinkButton to={`/${type}/${id}/detail#offers`} size="small" icon={HandCoins}>
        <Sentence parts={t.answer_offers_on_title({ count: row.offers_waiting, title, hidden })} />
      </LinkButton>
    )
  }
  if (step === 'answer_questions') {
    return (
      <LinkButton to={`/${type}/${id}/detail#questions`} size="small" icon={MessageCircleQuestionMark}>
        <Sentence parts={t.answer_questions_on_title({ count: row.questions_waiting, title, hidden })} />
      </LinkButton>
    )
  }
  if (step === 'offer_to_bidders') {
    return (
      <LinkButton to={`/${type}/${id}/detail#offers`} size="small" icon={HandCoins}>
        {row.bid_count > 0 ? t.offer_at_a_fixed_price() : t.offer_to_watchers()}
      </LinkButton>
    )
  }
  if (step === 'relist') {
    // After a sale that fell through, the offer to the next bidder comes first.
    return (
      <Button
        kind={row.status === 'sold' ? 'quiet' : 'primary'}
        size="small"
        icon={RotateCcw}
        onClick={onRelist}
      >
        {t.relist()}
      </Button>
    )
  }
  // On a phone it's in the menu, so that a row without a task stays two lines lower.
  return (
    <LinkButton to={`/${type}/${id}/edit`} kind="quiet" size="small" icon={Pencil} className="max-md:hidden">
      {t.edit()}
    </LinkButton>
  )
}

const isLive = ({ status, relisted_as: relistedAs }: OwnRow) => status === 'active' && relistedAs === null

const hasEnded = ({ status }: OwnRow) => ['sold', 'unsold', 'withdrawn'].includes(status)

/** All that can be done with a listing but its next step. */
export function OwnListingMenu({ row, relist }: RelistableProps) {
  if (row.status === 'draft') return <DraftMenu row={row} />
  return (
    <OwnActs listing={row} isLive={isLive(row)}>
      {(row.status === 'active' || hasEnded(row)) && (
        <MenuLink to={`/${row.type}/${row.id}/detail`} icon={Eye}>
          {t.view()}
        </MenuLink>
      )}
      {isLive(row) && (
        <MenuLink to={`/${row.type}/${row.id}/edit`} icon={Pencil}>
          {t.edit()}
        </MenuLink>
      )}
      {row.may_relist && findNextStep(row) !== 'relist' && (
        <MenuItem icon={RotateCcw} onSelect={relist.open}>
          {t.relist()}
        </MenuItem>
      )}
      {row.may_relist && (
        <MenuItem icon={PencilLine} onSelect={relist.editFirst}>
          {t.edit_and_relist()}
        </MenuItem>
      )}
    </OwnActs>
  )
}

function DraftMenu({ row }: { row: OwnRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MoreMenu label={row.title ? t.more_for_title({ title: row.title }) : t.more_for_this_listing()}>
        <MenuItem icon={Trash2} danger onSelect={() => setOpen(true)}>
          {t.delete_word()}
        </MenuItem>
      </MoreMenu>
      <DeleteDialog row={row} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function DeleteDialog({ row, open, onClose }: { row: OwnRow; open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  const remove = useApiMutation(deleteListing)

  async function confirm() {
    try {
      await remove.mutateAsync({ id: row.id })
    } catch {
      return
    }
    onClose()
    notify.success(t.draft_deleted())
    await readOwnAgain(queries)
  }

  return (
    <ConfirmDialog
      open={open}
      title={t.delete_this_draft()}
      confirm={t.delete_draft()}
      kind="danger"
      busy={remove.isPending}
      error={remove.error ? getMessage(remove.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {row.title
        ? t.title_and_its_photos_will_be_deleted({ title: row.title })
        : t.the_draft_and_its_photos_will_be_deleted()}
    </ConfirmDialog>
  )
}
