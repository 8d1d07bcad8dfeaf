import * as z from 'zod/mini'
import { deletionsNeeds } from '#domains/staff/common/second-person-rules.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { closing_choices, closing_rules } from './closing.shapes.ts'
import { email, id, instant, line, url } from '#platform/common/shapes.ts'
import { max_images } from '#domains/media/common/media.ts'
import { gst_number } from './gst-number.shapes.ts'
import { email_settings, hint_settings, message_settings } from './setting-texts.shapes.ts'
import * as t from '#domains/settings/texts.ts'

export const approval_for = z.enum(['nobody', 'new_sellers', 'categories', 'everybody'], {
  error: t.choose_whose_listings_wait_for_approval,
})
export type ApprovalFor = z.output<typeof approval_for>

const own_url = z.nullable(url)

const store_url = (store: 'app_store' | 'other', hosts: string[]) =>
  z.nullable(
    url.check(
      z.refine(
        (text) => {
          const address = URL.parse(text)
          // An invalid address is refused already.
          return address === null || (address.protocol === 'https:' && hosts.includes(address.hostname))
        },
        { error: () => t.enter_the_apps_page_in_store({ store, host: hosts[0]! }) },
      ),
    ),
  )

/** Copied into each invoice when it's issued. */
const supplier_settings = {
  supplier_name: z.nullable(line(t.the_suppliers_name, 100, 2)),
  supplier_address: z.nullable(line(t.the_suppliers_address, 200, 5)),
  supplier_gst_number: gst_number,
}

const free_count = (least: number, most: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(least, { error: () => t.enter_at_least({ least }) }),
      z.maximum(most, { error: () => t.enter_at_most({ most: formatCount(most) }) }),
    )

/**
 * The limits of members without an active plan. Live listings at once, by type: null is no limit.
 */
const free_limits = {
  free_general_listings: z.nullable(free_count(0, 100_000)),
  free_vehicle_listings: z.nullable(free_count(0, 100_000)),
  free_property_listings: z.nullable(free_count(0, 100_000)),
  free_pictures: free_count(1, max_images),
}

/**
 * Actions that need a second admin: refunds from this amount (null: none), and deletions of
 * members.
 */
const staff_limits = {
  second_person_dollars: z.nullable(free_count(0, 100_000)),
  deletions_need: z.enum(deletionsNeeds, { error: t.choose_who_deletes_members }),
}

export const chosen_settings = {
  approval_for,
  /** With `categories`: these and all below them. */
  approval_category_ids: z.array(id).check(z.maxLength(200, { error: t.at_most_200_categories })),
  ...closing_choices,
  ...free_limits,
  ...staff_limits,
  ...message_settings,
  ...email_settings,
  support_email: z.nullable(email),
  support_phone: z.nullable(line(t.the_phone_number, 30, 5)),
  facebook_url: own_url,
  instagram_url: own_url,
  tiktok_url: own_url,
  youtube_url: own_url,
  app_store_url: store_url('app_store', ['apps.apple.com', 'itunes.apple.com']),
  play_store_url: store_url('other', ['play.google.com']),
  ...hint_settings,
  ...supplier_settings,
}

const chosen = z.strictObject(chosen_settings)
export type ChosenSettings = z.output<typeof chosen>

export const admin_settings = {
  approval_category_ids: chosen_settings.approval_category_ids,
  ...closing_choices,
  ...free_limits,
  ...staff_limits,
  ...message_settings,
  ...supplier_settings,
  ...email_settings,
}

const public_settings = Object.fromEntries(
  Object.entries(chosen_settings).filter(([name]) => !Object.hasOwn(admin_settings, name)),
) as Omit<typeof chosen_settings, keyof typeof admin_settings>

export const settings = z.strictObject({
  ...public_settings,
  /** Applies to listings published from now on. */
  closing_rules,
  kept: z.nullable(
    z.strictObject({
      ...admin_settings,
      version: z.int(),
      changed_at: z.nullable(instant),
      changed_by: z.nullable(z.string()),
    }),
  ),
})
export type Settings = z.output<typeof settings>

export const getSettings = {
  reply: settings,
}

const optional = <Shape extends Record<string, z.core.$ZodType>>(shape: Shape) =>
  z.partial(z.strictObject(shape)).shape

export const putSettings = {
  body: z.strictObject({ version: z.int(), ...optional(chosen_settings) }),
  reply: settings,
}
