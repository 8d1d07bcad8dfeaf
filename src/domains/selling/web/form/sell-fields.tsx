import { AgentSection } from '../property/agent-section.tsx'
import { FloorPlanSection } from '../property/floor-plan-section.tsx'
import { PropertySection } from '../property/property-section.tsx'
import { PhotoSection } from '../photos/photo-section.tsx'
import { SaleSection } from '../sale/sale-section.tsx'
import { VehicleSection } from '../vehicle/vehicle-section.tsx'
import { AttributeSection } from './attribute-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { DocumentSection } from '../property/document-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { fieldIds, getDetails } from './sell-check.ts'
import type { SellFormProps, SellFormState } from './use-sell-form.ts'
import { WhatSection } from './what-section.tsx'

export function SellFields({ form, ...props }: SellFormProps & { form: SellFormState }) {
  const { draft, section, register, documents, filters } = form
  const { photos, images } = draft
  const { values, problems } = section
  return (
    <>
      {values.vehicle && (
        <VehicleSection {...section} account={props.account} vehicle={values.vehicle} register={register} />
      )}
      {values.property && <PropertySection {...section} property={values.property} />}
      <PhotoSection photos={photos} id={fieldIds.image_ids} error={problems.image_ids} />
      {values.property && <FloorPlanSection {...section} property={values.property} images={images} />}
      {values.property && (
        <DocumentSection
          documents={documents}
          purpose={getDetails(values).property?.purpose ?? null}
          error={problems['property.document_ids']}
        />
      )}
      {values.property && (
        <AgentSection
          account={props.account}
          property={values.property}
          change={section.change}
          error={problems['property.agent_ids']}
        />
      )}
      <WhatSection
        {...section}
        renderCategory={props.renderCategory}
        isRegistered={Boolean(register.found?.record)}
        onMove={form.move}
      />
      <AttributeSection {...section} filters={filters} />
      {props.type !== 'property' && (
        <>
          <SaleSection {...section} rules={props.rules} renderSoldPrices={props.renderSoldPrices} />
          <DeliverySection {...section} />
        </>
      )}
      <PlaceSection {...section} render={props.renderPlace} />
    </>
  )
}
