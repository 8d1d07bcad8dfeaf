import * as z from 'zod/mini'
import { maxImages } from '#domains/media/common/media.ts'
import { maxBodyCharacters } from '#domains/settings/common/messages/email-bodies.ts'
import { deletionsNeeds } from '#domains/staff/common/second-person-rules.ts'
import { must } from '#platform/common/must.ts'
import { keysOf, pickOf, recordOf } from '#platform/common/records.ts'
import { email, id, instant, line, url, done } from '#platform/common/shapes.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { ownCarriers, typedCarriers } from './own-carriers.shapes.ts'
import { closingChoices, closingRules } from './closing.shapes.ts'
import { feeChoices, protectionChoices, typedExceptions } from './fees/fee-choices.shapes.ts'
import { maintenance } from './maintenance/maintenance.shapes.ts'
import { gstNumber } from './gst-number.shapes.ts'
import { emailSettings, hintSettings, messageSettings } from './setting-texts.shapes.ts'
import * as t from '#domains/settings/texts.ts'

export const approvalFor = z.enum(['nobody', 'new_sellers', 'categories', 'everybody'], {
  error: t.choose_whose_listings_wait_for_approval,
})
export type ApprovalFor = z.output<typeof approvalFor>

const ownUrl = z.nullable(url)

const storeUrl = (store: 'app_store' | 'other', hosts: string[]) =>
  z.nullable(
    url.check(
      z.refine(
        (text) => {
          const address = URL.parse(text)
          // An invalid address is refused already.
          return address === null || (address.protocol === 'https:' && hosts.includes(address.hostname))
        },
        { error: () => t.enter_the_apps_page_in_store({ store, host: must(hosts[0], 'first host') }) },
      ),
    ),
  )

/** Copied into each invoice when it's issued. */
const supplierSettings = {
  supplier_name: z.nullable(line(t.the_suppliers_name, 100, 2)),
  supplier_address: z.nullable(line(t.the_suppliers_address, 200, 5)),
  supplier_gst_number: gstNumber,
}

const freeCount = (least: number, most: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(least, { error: () => t.enter_at_least({ least }) }),
      z.maximum(most, { error: () => t.enter_at_most({ most: formatCount(most) }) }),
    )

/**
 * The limits of members without an active plan. Live listings at once, by type: null is no limit.
 */
const freeLimits = {
  free_general_listings: z.nullable(freeCount(0, 100_000)),
  free_vehicle_listings: z.nullable(freeCount(0, 100_000)),
  free_property_listings: z.nullable(freeCount(0, 100_000)),
  free_pictures: freeCount(1, maxImages),
}

/**
 * Actions that need a second admin: refunds from this amount (null: none), and deletions of
 * members.
 */
const staffLimits = {
  second_person_dollars: z.nullable(freeCount(0, 100_000)),
  deletions_need: z.enum(deletionsNeeds, { error: t.choose_who_deletes_members }),
}

export const chosenSettings = {
  approval_for: approvalFor,
  /** With `categories`: these and all below them. */
  approval_category_ids: z.array(id).check(z.maxLength(200, { error: t.at_most_200_categories })),
  ...closingChoices,
  ...freeLimits,
  ...staffLimits,
  ...messageSettings,
  ...emailSettings,
  support_email: z.nullable(email),
  support_phone: z.nullable(line(t.the_phone_number, 30, 5)),
  facebook_url: ownUrl,
  instagram_url: ownUrl,
  tiktok_url: ownUrl,
  youtube_url: ownUrl,
  app_store_url: storeUrl('app_store', ['apps.apple.com', 'itunes.apple.com']),
  play_store_url: storeUrl('other', ['play.google.com']),
  ...hintSettings,
  ...supplierSettings,
  carriers: ownCarriers,
  ...protectionChoices,
  ...feeChoices,
}

const chosen = z.strictObject(chosenSettings)
export type ChosenSettings = z.output<typeof chosen>

export const adminSettings = {
  approval_category_ids: chosenSettings.approval_category_ids,
  ...closingChoices,
  ...freeLimits,
  ...staffLimits,
  ...messageSettings,
  ...supplierSettings,
  carriers: chosenSettings.carriers,
  ...protectionChoices,
  ...feeChoices,
  ...emailSettings,
}

type PublicSetting = Exclude<keyof typeof chosenSettings, keyof typeof adminSettings>

const publicSettings = pickOf(
  chosenSettings,
  keysOf(chosenSettings).filter((name): name is PublicSetting => !Object.hasOwn(adminSettings, name)),
)

export const settings = z.strictObject({
  ...publicSettings,
  /** Only staff can change anything while it lasts; null outside it. */
  maintenance: z.nullable(maintenance),
  /** Applies to listings published from now on. */
  closing_rules: closingRules,
  kept: z.nullable(
    z.strictObject({
      ...adminSettings,
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
  body: z.strictObject({ version: z.int(), ...optional(chosenSettings) }),
  reply: settings,
}

const values = z.record(z.string(), z.unknown())

export const settingsVersion = z.strictObject({
  version: z.int(),
  /** Null for the values from before versions were recorded. */
  published_at: z.nullable(instant),
  published_by: z.nullable(z.string()),
  restored_version: z.nullable(z.int()),
  /** Only what the version changed. */
  before: values,
  after: values,
})
export type SettingsVersion = z.output<typeof settingsVersion>

export const listSettingsVersions = {
  query: z.strictObject({
    /** Versions before this one. */
    before: z.optional(id),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  reply: z.strictObject({ items: z.array(settingsVersion), has_more: z.boolean() }),
}

const byVersion = z.strictObject({ version: id })

export const compareSettingsVersion = {
  params: byVersion,
  reply: z.strictObject({
    version: z.int(),
    current_version: z.int(),
    /** The value now, and after going back. */
    before: values,
    after: values,
    /** Settings whose old value is no longer allowed; they stay as they are. */
    unfit: z.array(z.string()),
  }),
}

export const restoreSettingsVersion = {
  params: byVersion,
  body: z.strictObject({ current_version: z.int() }),
  reply: settings,
}

/** The value as typed, so that a draft is saved before it's valid. */
export const typedSetting = z.nullable(
  z.union([
    z.string().check(z.maxLength(2 * maxBodyCharacters, { error: t.this_is_too_long_for_a_draft })),
    z.number(),
    z.boolean(),
    z.array(id).check(z.maxLength(200, { error: t.at_most_200_categories })),
    typedCarriers,
    typedExceptions,
  ]),
)

export const typedSettings = z.partial(z.strictObject(recordOf(keysOf(chosenSettings), () => typedSetting)))
export type TypedSettings = z.output<typeof typedSettings>

const settingNames = keysOf(chosenSettings)

export const settingsDraft = z.strictObject({
  draft: z.nullable(
    z.strictObject({ changes: typedSettings, revision: z.int(), base_version: z.int(), saved_at: instant }),
  ),
  /** Versions that others have published since the draft was begun. */
  since: z.nullable(
    z.strictObject({
      version: z.int(),
      published_at: z.nullable(instant),
      published_by: z.nullable(z.string()),
      before: values,
      after: values,
    }),
  ),
  /** Drafts of other admins. */
  others: z.array(z.strictObject({ name: z.string(), count: z.int(), saved_at: instant })),
})
export type SettingsDraft = z.output<typeof settingsDraft>

export const getSettingsDraft = {
  reply: settingsDraft,
}

export const saveSettingsDraft = {
  body: z.strictObject({ version: id, changes: typedSettings }),
  reply: settingsDraft,
}

export const discardSettingsDraft = {
  reply: done,
}

export const publishSettingsDraft = {
  body: z.strictObject({
    version: id,
    revision: id,
    /** Publishes only these; the others stay in the draft. */
    names: z.optional(z.array(z.enum(settingNames)).check(z.minLength(1), z.maxLength(settingNames.length))),
  }),
  reply: settings,
}
