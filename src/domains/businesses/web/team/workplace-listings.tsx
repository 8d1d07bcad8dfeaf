import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  listWorkplaceListings,
  type Workplace,
  type WorkplaceListing,
} from '#domains/businesses/common/team.ts'
import { getListingStatusLabels, getListingTypeLabels } from '#domains/listings/common/listing-labels.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useInvalidate, useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/businesses/texts.ts'

interface WithdrawProps {
  id: number
  name: string
}

function WithdrawButton({ id, name }: WithdrawProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        className="-mx-3"
        aria-label={t.withdraw_name({ name })}
        onClick={() => setOpen(true)}
      >
        {t.withdraw()}
      </Button>
      {isOpen && <WithdrawDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const invalidate = useInvalidate()
  const form = useOperationForm(setListingStatus, {
    initial: { reason: '' },
    written: ['reason'],
    toInput: ({ reason }) => ({ id, status: 'withdrawn' as const, reason: reason.trim() }),
    onDone: () => {
      invalidate(listWorkplaceListings)
      notify.success(t.listing_withdrawn())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.withdraw_this_listing()}
      description={t.bidders_read_your_reason()}
      confirm={t.withdraw_listing()}
      cancel={t.keep_listing()}
      kind="danger"
      onClose={onClose}
    >
      <Field label={t.reason()} optional {...form.field('reason')}>
        {(control) => <Textarea {...control} {...form.text('reason')} rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  )
}

const types = ['general', 'vehicle', 'property'] as const
const perPage = 20

export function WorkplaceListings({ workplace: { seller, rights } }: { workplace: Workplace }) {
  const [page, setPage] = useState(1)
  const call = useApiQuery(listWorkplaceListings, {
    seller: seller.id,
    page,
    limit: perPage,
  })
  const mayList = rights.includes('listings')
  return (
    <div className="grid grid-cols-1 gap-3">
      <h4 className="text-sm font-semibold">{t.listings()}</h4>
      {mayList && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-2">{t.list_something_new()}</span>
          {types.map((type) => (
            <LinkButton
              key={type}
              to={`/${type}/new?seller=${seller.id}`}
              kind="quiet"
              size="small"
              icon={Plus}
            >
              {getListingTypeLabels()[type]}
            </LinkButton>
          ))}
        </p>
      )}
      <Query call={call} loading={t.loading_listings()} skeleton={<SkeletonText lines={3} />}>
        {(data) => (
          <>
            {data.items.length === 0 && <p className="text-sm text-ink-2">{t.no_listings_yet()}</p>}
            <ul aria-label={t.listings_of({ name: seller.name })} className="divide-y divide-line">
              {data.items.map((listing) => (
                <ListingItem key={listing.id} listing={listing} mayList={mayList} />
              ))}
            </ul>
            {data.total > perPage && (
              <p className="flex gap-2">
                <Button kind="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t.previous()}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={page * perPage >= data.total}
                  onClick={() => setPage(page + 1)}
                >
                  {t.next()}
                </Button>
              </p>
            )}
          </>
        )}
      </Query>
    </div>
  )
}

const link = '-my-1 py-1 rounded-control text-sm font-semibold text-pounamu hover:underline'

function ListingItem({ listing, mayList }: { listing: WorkplaceListing; mayList: boolean }) {
  const { id, type, title, status, waiting } = listing
  const name = title || t.untitled({ id })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-sm font-medium break-words">{name}</span>
        <span className="num block text-xs text-ink-3">
          {getListingStatusLabels()[status]}
          {waiting > 0 && ` · ${t.questions_waiting({ count: waiting })}`}
        </span>
      </span>
      <span className="flex items-center gap-x-4">
        {status === 'active' && (
          <Link to={`/${type}/${id}/detail`} className={link} aria-label={t.view_name({ name })}>
            {t.view()}
          </Link>
        )}
        {mayList && (status === 'draft' || status === 'active') && (
          <Link to={`/${type}/${id}/edit`} className={link} aria-label={t.edit_name({ name })}>
            {t.edit()}
          </Link>
        )}
        {mayList && status === 'active' && <WithdrawButton id={id} name={name} />}
      </span>
    </li>
  )
}
