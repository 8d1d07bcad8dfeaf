import * as z from 'zod/mini'
import { byId, done, id, line, paragraphs } from '#platform/common/shapes.ts'
import { deliveryOption, deliveryOptions } from './delivery-options.shapes.ts'
import * as t from '#domains/delivery/texts.ts'

const pickup = z.enum(['none', 'allowed', 'must'], { error: t.choose_whether_it_can_be_picked_up })
const paymentMethod = z.enum(['bank_transfer', 'cash', 'other'], { error: t.choose_how_you_take_payment })
const name = line(t.the_templates_name, 60)
const closingText = paragraphs(t.the_closing_text, 1_000)

export const deliveryTemplate = z.strictObject({
  id,
  name: z.string(),
  pickup,
  delivery_options: z.array(deliveryOption),
  payment_methods: z.array(paymentMethod),
  /** Appended to a description; '' for none. */
  closing_text: z.string(),
})
export type DeliveryTemplate = z.output<typeof deliveryTemplate>

export const listDeliveryTemplates = {
  reply: z.strictObject({ items: z.array(deliveryTemplate) }),
}

export const saveDeliveryTemplate = {
  body: z.strictObject({
    name,
    pickup,
    delivery_options: deliveryOptions,
    payment_methods: z.array(paymentMethod).check(z.maxLength(3)),
    closing_text: z._default(closingText, ''),
  }),
  reply: deliveryTemplate,
}

export const renameDeliveryTemplate = {
  params: byId,
  body: z.strictObject({ name }),
  reply: deliveryTemplate,
}

export const removeDeliveryTemplate = {
  params: byId,
  reply: done,
}
