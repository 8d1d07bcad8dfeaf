import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ItemRows } from '#platform/web/ui/layout/item-row.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { OwnListingRow } from '../table/own-listing-row.tsx'
import { type OwnRow, readOwnAgain } from '../table/use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

export const emptyDrafts = <Row extends Pick<OwnRow, 'title' | 'cover' | 'price_cents' | 'status_reason'>>(
  rows: Row[],
): Row[] =>
  rows.filter(
    ({ title, cover, price_cents: priceCents, status_reason: statusReason }) =>
      !title && cover === null && !priceCents && statusReason === null,
  )

const maxShown = 20

export function OwnDrafts() {
  const { data } = useApiQuery(listOwnListings, {
    status: 'draft',
    sort: 'newest',
    page: 1,
    limit: maxShown,
  })
  if (!data || data.items.length === 0) return null
  const empty = emptyDrafts(data.items)
  return (
    <section aria-labelledby="drafts" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="drafts" className="heading text-lg">
          {t.continue_a_draft()}
        </h2>
        {empty.length > 0 && <DeleteEmpty ids={empty.map(({ id }) => id)} />}
      </div>
      <ItemRows label={t.drafts()}>
        {data.items.map((row) => (
          <OwnListingRow key={row.id} row={row} buyers={null} choice={null} />
        ))}
      </ItemRows>
    </section>
  )
}

function DeleteEmpty({ ids }: { ids: number[] }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      for (const id of ids) await api.call(deleteListing, { id })
      notify.success(t.empty_drafts_deleted({ count: ids.length }))
    } catch (error) {
      notify.error(getMessage(error))
    }
    await readOwnAgain(queries)
    setBusy(false)
  }

  return (
    <Button kind="quiet" size="small" icon={Trash2} busy={busy} onClick={() => void remove()}>
      {t.delete_length_empty_drafts({ count: ids.length })}
    </Button>
  )
}
