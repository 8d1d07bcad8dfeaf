import { type ReactNode, useState } from 'react'
import {
  changeAddress,
  listAddresses,
  maxAddresses,
  removeAddress,
  type DeliveryAddress,
} from '#domains/delivery/common/addresses.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { AddressDialog } from './shared/address-dialog.tsx'
import * as t from '#domains/delivery/texts.ts'

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; address: DeliveryAddress }

export function AddressList() {
  const call = useApiQuery(listAddresses, {}, { staleTime: 0 })
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const refresh = () => void call.refetch()
  return (
    <>
      <Query
        call={call}
        failed={t.your_addresses_didnt_load()}
        loading={t.loading_your_addresses()}
        skeleton={<SkeletonRow />}
      >
        {({ items }) => (
          <div className="grid gap-4">
            {items.length === 0 ? (
              <p className="text-sm text-ink-2">{t.no_addresses_yet()}</p>
            ) : (
              <ul aria-label={t.delivery_addresses()} className="divide-y divide-line border-y border-line">
                {items.map((address) => (
                  <AddressRow
                    key={address.id}
                    address={address}
                    onChanged={refresh}
                    onEdit={() => setOpen({ kind: 'edit', address })}
                    onRemove={() => setOpen({ kind: 'remove', address })}
                  />
                ))}
              </ul>
            )}
            <div className="grid justify-items-start gap-2">
              <Button
                kind={items.length === 0 ? 'primary' : 'quiet'}
                disabled={items.length >= maxAddresses}
                onClick={() => setOpen({ kind: 'add' })}
              >
                {t.add_address()}
              </Button>
              {items.length >= maxAddresses && (
                <p className="text-xs text-ink-3">{t.you_can_keep_up_to_count({ count: maxAddresses })}</p>
              )}
            </div>
            {open?.kind === 'remove' && (
              <RemovalQuestion
                address={open.address}
                movesDefault={open.address.is_default && items.length > 1}
                onRemoved={refresh}
                onClose={close}
              />
            )}
          </div>
        )}
      </Query>
      {open && open.kind !== 'remove' && (
        <AddressDialog
          address={open.kind === 'edit' ? open.address : undefined}
          onSaved={refresh}
          onClose={close}
        />
      )}
    </>
  )
}

interface AddressRowProps {
  address: DeliveryAddress
  onChanged: () => void
  onEdit: () => void
  onRemove: () => void
}

function AddressRow({ address, onChanged, onEdit, onRemove }: AddressRowProps) {
  const change = useApiMutation(changeAddress)
  const { name, line1, line2, place_name: placeName, postcode } = address

  async function makeDefault() {
    const { id, suburb, is_rural: isRural } = address
    try {
      await change.mutateAsync({
        id,
        name,
        line1,
        line2,
        suburb,
        postcode,
        is_rural: isRural,
        is_default: true,
      })
      notify.success(t.address_is_now_the_default({ line1 }))
    } catch (error) {
      notify.error(t.that_didnt_work(), { description: getMessage(error) })
    }
    onChanged()
  }

  const values = { name, line1, span: (parts: ReactNode) => <span className="sr-only">{parts}</span> }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {address.is_default && <Badge kind="good">{t.default_address()}</Badge>}
          {address.is_rural && <Badge>{t.rural()}</Badge>}
        </p>
        <p className="text-ink-2">{[line1, line2].filter(Boolean).join(', ')}</p>
        <p className="text-ink-2">
          {placeName} <span className="num">{postcode}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!address.is_default && (
          <Button kind="quiet" size="small" busy={change.isPending} onClick={() => void makeDefault()}>
            <Sentence parts={t.make_default_address(values)} />
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onEdit}>
          <Sentence parts={t.edit_address(values)} />
        </Button>
        <Button kind="quiet" size="small" onClick={onRemove}>
          <Sentence parts={t.remove_address(values)} />
        </Button>
      </div>
    </li>
  )
}

interface RemovalQuestionProps {
  address: DeliveryAddress
  movesDefault: boolean
  onRemoved: () => void
  onClose: () => void
}

function RemovalQuestion({ address, movesDefault, onRemoved, onClose }: RemovalQuestionProps) {
  const act = useApiMutation(removeAddress)

  async function remove() {
    try {
      await act.mutateAsync({ id: address.id })
    } catch {
      return
    }
    notify.success(t.address_removed())
    onClose()
    onRemoved()
  }

  return (
    <ConfirmDialog
      open
      title={t.remove_this_address()}
      confirm={t.remove_address_button()}
      cancel={t.keep_address()}
      kind="danger"
      busy={act.isPending}
      error={act.error ? getMessage(act.error) : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t.address_will_be_removed({
        line1: address.line1,
        place: address.place_name,
        moves_default: movesDefault,
      })}
    </ConfirmDialog>
  )
}
