import { type ReactNode, useState } from 'react'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { serverNow, useSession } from '#platform/web/session/session.ts'
import { getImages } from '../photos/photo-list.ts'
import { DeliverySection } from '../form/delivery-section.tsx'
import { findNewProblems, listChanges } from './live-changes.ts'
import { AgentSection } from '../property/agent-section.tsx'
import { DocumentSection } from '../property/document-section.tsx'
import { LiveFrame } from './live-frame.tsx'
import { PhotoSection } from '../photos/photo-section.tsx'
import { PlaceSection, type PlaceSlot, type CategorySlot, WhatSection } from '../form/what-section.tsx'
import { PropertySection } from '../property/property-section.tsx'
import { type PricedThing, SaleSection } from '../sale/sale-section.tsx'
import { getDetails, fieldIds, type SellChanges } from '../form/sell-check.ts'
import { toSellValues } from '../form/sell-values.ts'
import { useRegister } from '../vehicle/register.ts'
import { useDocuments } from '../property/use-documents.ts'
import { useLiveEdit } from './use-live-edit.ts'
import { usePhotos } from '../photos/use-photos.ts'
import { VehicleSection } from '../vehicle/vehicle-section.tsx'
import * as t from '#domains/selling/texts.ts'

export interface LiveFormProps {
  account: Account
  own: OwnListing
  rules: ClosingRules
  renderCategory: (slot: CategorySlot) => ReactNode
  renderPlace: (slot: PlaceSlot) => ReactNode
  renderSoldPrices: (thing: PricedThing) => ReactNode
  onSaved: () => void
  onReload: () => void
}

/** Before the first bid no one relies on the text, so almost everything may change. */
export function LiveForm(props: LiveFormProps) {
  const { account, own, rules } = props
  const isOwn = useSession().user?.id === account.id
  const [values, setValues] = useState(() => toSellValues(own))
  const plate = values.vehicle?.plate
  const register = useRegister(typeof plate === 'string' ? plate : '', own.vehicle?.plate ?? null)
  const photos = usePhotos(own.images, [])
  const imageIds = getImages(photos.list).map(({ id }) => id)
  const documents = useDocuments(values, own.documents, (changed) => change(changed))
  const { fields, problems: found } = listChanges(own, values, imageIds)
  const changes = { fields, problems: { ...found, ...documents.problems } }
  const { onSaved } = props
  const edit = useLiveEdit({
    own,
    changes,
    photos: photos.list,
    has_bids: false,
    findNewProblems: () =>
      findNewProblems(own, values, { now: serverNow(), limits: rules, seller_kind: account.seller_kind }),
    onSaved,
  })
  const { problems } = edit

  function change(changed: SellChanges) {
    edit.forgive()
    setValues((before) => ({ ...before, ...(typeof changed === 'function' ? changed(before) : changed) }))
  }
  const section = { values, problems, change }

  return (
    <LiveFrame
      own={own}
      edit={edit}
      fields={changes.fields}
      onReload={props.onReload}
      lead={
        own.sale_method === 'auction'
          ? t.no_one_has_bid_yet_so_you_can_change()
          : t.you_can_change_anything_people_whove()
      }
    >
      {values.vehicle && (
        <VehicleSection {...section} account={account} vehicle={values.vehicle} register={register} />
      )}
      {values.property && <PropertySection {...section} property={values.property} />}
      <PhotoSection photos={photos} id={fieldIds.image_ids} error={problems.image_ids} />
      {values.property && (
        <DocumentSection
          documents={documents}
          purpose={getDetails(values).property?.purpose ?? null}
          error={problems['property.document_ids']}
        />
      )}
      {values.property && (
        <AgentSection
          account={account}
          property={values.property}
          change={change}
          error={problems['property.agent_ids']}
        />
      )}
      <WhatSection {...section} renderCategory={props.renderCategory} />
      {own.type !== 'property' && (
        <>
          <SaleSection {...section} rules={rules} renderSoldPrices={props.renderSoldPrices} is_live />
          <DeliverySection {...section} isOwn={isOwn} />
        </>
      )}
      <PlaceSection {...section} render={props.renderPlace} />
    </LiveFrame>
  )
}
