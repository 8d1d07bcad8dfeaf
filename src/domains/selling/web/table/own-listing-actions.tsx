import { useQueryClient } from '@tanstack/react-query'
import {
  ChartColumn,
  CircleCheck,
  CopyPlus,
  Eye,
  HandCoins,
  Hourglass,
  MessageCircleQuestionMark,
  Pencil,
  PencilLine,
  RotateCcw,
  TimerOff,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deleteListing } from '#domains/selling/common/own-listings.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { findNextStep, type NextStep } from './next-step.ts'
import { SuspendedActions, TakeBack } from './system-status.tsx'
import { useFeaturing } from '../featuring/use-featuring.ts'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { useSellSimilar } from '../owner/use-sell-similar.ts'
import { useLiftHold } from '../owner/use-lift-hold.ts'
import type { Relisting } from '../ending/use-relist.tsx'
import { describeMark } from '../ending/sold-labels.ts'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const SoldDialog = lazyOnClick(async () => (await import('../ending/sold-dialog.tsx')).SoldDialog)
const HoldDialog = lazyOnClick(async () => (await import('../owner/hold-dialog.tsx')).HoldDialog)
const NumbersDialog = lazyOnClick(async () => (await import('../numbers/numbers-dialog.tsx')).NumbersDialog)
const WithdrawDialog = lazyOnClick(async () => (await import('../ending/withdraw-dialog.tsx')).WithdrawDialog)

type RowDialog = 'delete' | 'withdraw' | 'sold' | 'hold' | 'stats'

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
  const [openDialog, setOpenDialog] = useState<RowDialog | null>(null)
  const stop = () => setOpenDialog(null)
  const featuring = useFeaturing()
  return (
    <>
      <MoreMenu label={row.title ? t.more_for_title({ title: row.title }) : t.more_for_this_listing()}>
        <RowItems row={row} featuring={featuring} relist={relist} onOpen={setOpenDialog} />
      </MoreMenu>
      <PlanAlert need={featuring.planAlert.need} onClose={featuring.planAlert.close} />
      {openDialog === 'withdraw' && <WithdrawDialog row={row} onClose={stop} />}
      {openDialog === 'hold' && <HoldDialog listing={row} hold={row.hold} onClose={stop} />}
      {openDialog === 'sold' && <SoldDialog row={row} onClose={stop} />}
      {openDialog === 'stats' && <NumbersDialog row={row} onClose={stop} />}
      {row.status === 'draft' && <DeleteDialog row={row} open={openDialog === 'delete'} onClose={stop} />}
    </>
  )
}

interface LiveItemsProps {
  row: OwnRow
  featuring: ReturnType<typeof useFeaturing>
  onOpen: (dialog: RowDialog) => void
}

interface RowItemsProps extends LiveItemsProps {
  relist: Relisting
}

function RowItems({ row, featuring, relist, onOpen }: RowItemsProps) {
  const sellSimilar = useSellSimilar()
  if (row.status === 'draft') {
    return (
      <MenuItem icon={Trash2} danger onSelect={() => onOpen('delete')}>
        {t.delete_word()}
      </MenuItem>
    )
  }
  return (
    <>
      {(row.status === 'active' || hasEnded(row)) && (
        <MenuLink to={`/${row.type}/${row.id}/detail`} icon={Eye}>
          {t.view()}
        </MenuLink>
      )}
      {isLive(row) && <LiveItems row={row} featuring={featuring} onOpen={onOpen} />}
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
      {row.status !== 'pending' && (
        <MenuItem icon={ChartColumn} onSelect={() => onOpen('stats')}>
          {t.stats()}
        </MenuItem>
      )}
      <MenuItem icon={CopyPlus} onSelect={() => sellSimilar.start(row)}>
        {t.sell_similar()}
      </MenuItem>
      {isLive(row) && (
        <MenuItem icon={Undo2} danger onSelect={() => onOpen('withdraw')}>
          {t.withdraw()}
        </MenuItem>
      )}
    </>
  )
}

function LiveItems({ row, featuring, onOpen }: LiveItemsProps) {
  const lift = useLiftHold()
  return (
    <>
      <MenuLink to={`/${row.type}/${row.id}/edit`} icon={Pencil}>
        {t.edit()}
      </MenuLink>
      {row.bid_count === 0 && (
        <MenuItem icon={CircleCheck} onSelect={() => onOpen('sold')}>
          {describeMark(row).act}
        </MenuItem>
      )}
      {row.sale_method !== 'auction' && (
        <MenuItem icon={Hourglass} onSelect={() => onOpen('hold')}>
          {row.hold ? t.change_pending() : t.mark_as_pending()}
        </MenuItem>
      )}
      {row.hold && (
        <MenuItem icon={TimerOff} onSelect={() => lift.lift(row.id)}>
          {t.no_longer_pending()}
        </MenuItem>
      )}
      {(featuring.isOffered || row.is_featured) && (
        <MenuItem
          icon={row.is_featured ? StarOff : Star}
          onSelect={() => featuring.setFeatured(row.id, !row.is_featured)}
        >
          {row.is_featured ? t.stop_featuring() : t.feature()}
        </MenuItem>
      )}
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
