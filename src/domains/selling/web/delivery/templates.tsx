import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type DeliveryTemplate, listDeliveryTemplates } from '#domains/delivery/common/delivery-templates.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { PillSelect } from '#platform/web/ui/fields/select.tsx'
import type { SellValues } from '../form/sell-values.ts'
import { appendClosing } from './append-closing.ts'
import { pickOptionId, readOptions, toRow } from './option-values.ts'
import * as t from '#domains/selling/texts.ts'

const SaveTemplate = lazyOnClick(async () => (await import('./save-template.tsx')).SaveTemplate)
const ManageTemplates = lazyOnClick(async () => (await import('./manage-templates.tsx')).ManageTemplates)

type Templated = Pick<SellValues, 'pickup' | 'payment_methods' | 'delivery' | 'description'>

interface TemplatesProps {
  /** Bulk acts have no description. */
  values: Pick<SellValues, 'delivery'> & Partial<Pick<SellValues, 'description'>>
  change: (changes: Templated) => void
}

/** Fills the section from a template: the listing has its own copy. */
export function UseTemplate({ values, change }: TemplatesProps) {
  const { data } = useApiQuery(listDeliveryTemplates, {})
  const [isManaging, setManaging] = useState(false)
  const templates = data?.items ?? []

  function fill({
    pickup,
    payment_methods: paymentMethods,
    delivery_options: options,
    closing_text: closing,
  }: DeliveryTemplate) {
    const taken = values.delivery.map(({ id }) => id)
    const delivery = options.map((option) => {
      const id = pickOptionId(taken)
      taken.push(id)
      return toRow({ ...option, id })
    })
    change({
      pickup,
      payment_methods: paymentMethods,
      delivery,
      description: appendClosing(values.description ?? '', closing),
    })
  }

  if (templates.length === 0 && !isManaging) return null
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      {templates.length > 0 && (
        <>
          <PillSelect
            label={t.use_a_template()}
            value=""
            options={[
              { value: '', label: t.use_a_template() },
              ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChoose={(chosen) => {
              const template = templates.find(({ id }) => String(id) === chosen)
              if (template) fill(template)
            }}
          />
          <Button kind="ghost" size="small" onClick={() => setManaging(true)}>
            {t.manage_templates()}
          </Button>
        </>
      )}
      {isManaging && createPortal(<ManageTemplates onClose={() => setManaging(false)} />, document.body)}
    </div>
  )
}

export function SaveAsTemplate({ values }: { values: Omit<Templated, 'description'> }) {
  const [isOpen, setOpen] = useState(false)
  const options = readOptions(values.delivery)
  if (options.length === 0 || options.length < values.delivery.length) return null
  return (
    <div className="-ml-3">
      <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
        {t.save_as_template()}
      </Button>
      {isOpen &&
        createPortal(
          <SaveTemplate
            template={{
              pickup: values.pickup,
              delivery_options: options,
              payment_methods: values.payment_methods,
            }}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </div>
  )
}
