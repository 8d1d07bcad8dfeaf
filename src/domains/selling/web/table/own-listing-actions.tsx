import { useQueryClient } from '@tanstack/react-query'
import {
  CircleCheck,
  CopyPlus,
  EllipsisVertical,
  Eye,
  HandCoins,
  Hourglass,
  TimerOff,
  Pencil,
  Star,
  StarOff,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { deleteListing } from '#domains/selling/common/own-listings.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { PendingActions, SuspendedActions } from './system-status.tsx'
import { useFeaturing } from '../featuring/use-featuring.ts'
import { PlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { useSellSimilar } from '../owner/use-sell-similar.ts'
import { useLiftHold } from '../owner/use-lift-hold.ts'
import { RelistActions } from '../ending/relist-actions.tsx'
import { describeMark } from '../ending/sold-labels.ts'
import { type OwnRow, readOwnAgain } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

const SoldDialog = lazyOnClick(async () => (await import('../ending/sold-dialog.tsx')).SoldDialog)
const HoldDialog = lazyOnClick(async () => (await import('../owner/hold-dialog.tsx')).HoldDialog)
const WithdrawDialog = lazyOnClick(async () => (await import('../ending/withdraw-dialog.tsx')).WithdrawDialog)

type RowDialog = 'delete' | 'withdraw' | 'sold' | 'hold'

export function OwnListingActions({ row }: { row: OwnRow }) {
  const [openDialog, setOpenDialog] = useState<RowDialog | null>(null)
  const stop = () => setOpenDialog(null)
  const featuring = useFeaturing()
  if (row.status === 'draft') {
    return (
      <>
        <LinkButton to={`/${row.type}/${row.id}/edit`} size="small" icon={Pencil}>
          {t.continue_word()}
        </LinkButton>
        <Button kind="quiet" size="small" icon={Trash2} onClick={() => setOpenDialog('delete')}>
          {t.delete_word()}
        </Button>
        <DeleteDialog row={row} open={openDialog === 'delete'} onClose={stop} />
      </>
    )
  }
  return (
    <>
      {row.status === 'pending' && <PendingActions row={row} />}
      {row.status === 'suspended' && <SuspendedActions row={row} />}
      {isLive(row) && (
        <LinkButton
          to={`/${row.type}/${row.id}/edit`}
          kind="quiet"
          size="small"
          icon={Pencil}
          className="max-md:hidden"
        >
          {t.edit()}
        </LinkButton>
      )}
      {row.status === 'unsold' && row.sale_method === 'auction' && row.bid_count + row.watchers > 0 && (
        <LinkButton to={`/${row.type}/${row.id}/detail#offers`} kind="quiet" size="small" icon={HandCoins}>
          {t.offer_at_a_fixed_price()}
        </LinkButton>
      )}
      {row.may_relist && <RelistActions row={row} />}
      <RowMenu row={row} featuring={featuring} onOpen={setOpenDialog} />
      <PlanAlert need={featuring.planAlert.need} onClose={featuring.planAlert.close} />
      {openDialog === 'withdraw' && <WithdrawDialog row={row} onClose={stop} />}
      {openDialog === 'hold' && <HoldDialog listing={row} hold={row.hold} onClose={stop} />}
      {openDialog === 'sold' && <SoldDialog row={row} onClose={stop} />}
    </>
  )
}

const isLive = ({ status, relisted_as: relistedAs }: OwnRow) => status === 'active' && relistedAs === null

interface RowMenuProps {
  row: OwnRow
  featuring: ReturnType<typeof useFeaturing>
  onOpen: (dialog: RowDialog) => void
}

function RowMenu({ row, featuring, onOpen }: RowMenuProps) {
  const sellSimilar = useSellSimilar()
  return (
    <Menu
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={row.title ? t.more_for_title({ title: row.title }) : t.more_for_this_listing()}
        />
      }
    >
      {(row.status === 'active' || hasEnded(row)) && (
        <MenuLink to={`/${row.type}/${row.id}/detail`} icon={Eye}>
          {t.view()}
        </MenuLink>
      )}
      {isLive(row) && <LiveItems row={row} featuring={featuring} onOpen={onOpen} />}
      <MenuItem icon={CopyPlus} onSelect={() => sellSimilar.start(row)}>
        {t.sell_similar()}
      </MenuItem>
      {isLive(row) && (
        <MenuItem icon={Undo2} danger onSelect={() => onOpen('withdraw')}>
          {t.withdraw()}
        </MenuItem>
      )}
    </Menu>
  )
}

const hasEnded = ({ status }: OwnRow) => ['sold', 'unsold', 'withdrawn'].includes(status)

function LiveItems({ row, featuring, onOpen }: RowMenuProps) {
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
