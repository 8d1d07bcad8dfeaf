import { detailFields } from './applicable-fields.ts'
import type { NamedField } from './listing-field.ts'
import * as t from '#domains/listings/texts.ts'

/** Fields of listings of any type, in the order of the form. Each has its own shape and control. */
export const commonFields = {
  image_ids: { texts: { label: t.photos } },
  title: { texts: { label: t.title } },
  subtitle: { texts: { label: t.subtitle, changed: t.changed_the_subtitle } },
  category_id: { texts: { label: t.category, changed: t.changed_the_category } },
  condition: { texts: { label: t.condition } },
  description: { texts: { label: t.description } },
  sale_method: { texts: { label: t.how_it_sells } },
  start_price_cents: { texts: { label: t.start_price } },
  reserve_price_cents: { texts: { label: t.reserve } },
  buy_now_price_cents: { texts: { label: t.price } },
  quantity: { texts: { label: t.how_many_there_are } },
  duration_minutes: { texts: { label: t.when_it_closes } },
  closes_at: { texts: { label: t.when_it_closes } },
  pickup: { texts: { label: t.pickup, changed: t.changed_the_pickup } },
  delivery_options: { texts: { label: t.delivery } },
  payment_methods: { texts: { label: t.payment, changed: t.changed_the_ways_to_pay } },
  suburb: { texts: { label: t.location, changed: t.changed_the_place } },
  accepts_offers: { texts: { label: t.whether_you_take_offers } },
  auto_accept_cents: {
    texts: { label: t.offers_accepted_automatically, changed: t.changed_the_auto_accept },
    isPrivate: true,
  },
  auto_decline_cents: {
    texts: { label: t.offers_declined_automatically, changed: t.changed_the_auto_decline },
    isPrivate: true,
  },
  auto_relist_left: {
    texts: { label: t.what_happens_if_it_doesnt_sell, changed: t.changed_how_often_it_is_listed_again },
    isPrivate: true,
  },
  address: { texts: { label: t.location, changed: t.changed_where_exactly_it_is }, isPrivate: true },
  latitude: { texts: { label: t.location, changed: t.changed_where_exactly_it_is }, isPrivate: true },
  longitude: { texts: { label: t.location, changed: t.changed_where_exactly_it_is }, isPrivate: true },
} satisfies Record<string, NamedField>

export type CommonField = keyof typeof commonFields

const fields: Partial<Record<string, NamedField>> = { ...commonFields, ...detailFields }

/**
 * Finds a field by its name in an edit: `title`, `vehicle.odometer_km`. Answers to a category's
 * questions have no field.
 */
export const findField = (name: string): NamedField | undefined => fields[name]

/** The public history leaves the change out. */
export const isPrivateField = (name: string): boolean => findField(name)?.isPrivate === true
