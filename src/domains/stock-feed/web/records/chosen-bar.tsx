import { useState } from 'react'
import type { FeedRecord } from '#domains/stock-feed/common/feed-records.ts'
import { deleteMotorcentralRecords } from '#domains/stock-feed/common/feed-runs.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { listStockRecords } from '#domains/media/web/shared/upload.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useRefreshFeed } from '../use-stock-feed.ts'
import * as t from '#domains/stock-feed/texts.ts'

interface ChosenBarProps {
  ids: number[]
  chosen: number[]
  records: FeedRecord[]
  isBusy: boolean
  onChoose: (ids: number[]) => void
}

/** Actions for the ticked vehicles. */
export function ChosenBar({ ids, chosen, records, isBusy, onChoose }: ChosenBarProps) {
  const refresh = useRefreshFeed()
  const [isListing, setListing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const remove = useApiMutation(deleteMotorcentralRecords, {
    onSuccess: ({ deleted }) => {
      setOpen(false)
      onChoose([])
      refresh()
      notify.success(t.count_deleted({ count: deleted }))
    },
  })
  const live = records.filter(({ id, listing }) => chosen.includes(id) && listing?.is_live).length

  async function list() {
    setListing(true)
    try {
      await listStockRecords(chosen)
      onChoose([])
      refresh()
    } catch (error) {
      notify.error(t.they_werent_listed(), { description: getMessage(error) })
    }
    setListing(false)
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Checkbox
        label={chosen.length === 0 ? t.choose_all_on_this_page() : t.count_chosen({ count: chosen.length })}
        checked={chosen.length === ids.length}
        onChange={({ target }) => onChoose(target.checked ? ids : [])}
      />
      {chosen.length > 0 && (
        <p className="flex flex-wrap gap-2">
          <Button size="small" busy={isListing} disabled={isBusy} onClick={() => void list()}>
            {t.list_or_update()}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => setOpen(true)}>
            {t.delete_them()}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isOpen}
        title={t.delete_count_records({ count: chosen.length })}
        confirm={t.delete_them()}
        kind="danger"
        busy={remove.isPending}
        error={remove.error ? getMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate({ record_ids: chosen })}
        onClose={() => setOpen(false)}
      >
        {t.count_listings_will_be_withdrawn({ count: live })}
      </ConfirmDialog>
    </div>
  )
}
