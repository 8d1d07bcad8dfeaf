import * as z from 'zod/mini'
import { keysOf, recordOf } from '#platform/common/records.ts'
import { done, id, instant } from '#platform/common/shapes.ts'
import { maxBodyCharacters } from '#domains/settings/common/messages/email-bodies.ts'
import { chosenSettings, settings } from './settings.shapes.ts'
import * as t from '#domains/settings/texts.ts'

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
    z.array(id).check(z.maxLength(200, { error: t.at_most_200_categories })),
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
