import * as z from 'zod/mini'
import type { ChosenSettings, TypedSettings } from '#domains/settings/common/settings.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { filterOf } from '#platform/common/records.ts'
import { settingsThatFit } from '../settings.rules.ts'

export interface Return {
  chosen: object
  /** No longer allowed, so they stay as they are. */
  unfit: string[]
}

/** Returns the values stored by going back from `now` to `then`. Removed settings are left out. */
export function goBack(now: object, then: object): Return {
  const fitting = settingsThatFit(then)
  const unfit = Object.keys(then).filter(
    (name) => Object.hasOwn(chosenSettings, name) && !Object.hasOwn(fitting, name),
  )
  const unfitEntries = Object.entries(now).filter(([name]) => unfit.includes(name))
  return { chosen: { ...fitting, ...Object.fromEntries(unfitEntries) }, unfit }
}

/** Leaves out values equal to the published ones. */
export function mergeDraft(
  published: ChosenSettings,
  draft: TypedSettings,
  changes: TypedSettings,
): TypedSettings {
  return filterOf<TypedSettings>(
    { ...draft, ...changes },
    (name, value) => JSON.stringify(published[name]) !== JSON.stringify(value),
  )
}

/** Splits a draft into the part to publish and the rest. */
export function splitDraft(draft: TypedSettings, names: readonly string[] | undefined) {
  const isDue = ([name]: [string, unknown]) => names === undefined || names.includes(name)
  const all = Object.entries(draft)
  const due: TypedSettings = Object.fromEntries(all.filter(isDue))
  const rest: TypedSettings = Object.fromEntries(all.filter((one) => !isDue(one)))
  return { due, rest }
}

const changesShape = z.partial(z.strictObject(chosenSettings))

/** Validates with the shapes of `putSettings`. */
export function checkDraft(changes: TypedSettings) {
  const result = z.safeParse(changesShape, changes)
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) errors[path.join('.')] ??= message
  return result.success ? { chosen: result.data } : { errors }
}
