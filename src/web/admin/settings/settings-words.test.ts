import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { usual_closing_choices } from '#shared/rules/closing-rules.ts'
import { chosen_settings } from '#contract/settings/settings.ts'
import { approvalPicks, getChosen, settings_of_form, toSettingsValues } from './settings-values.ts'
import { getSettingsLabels, getSettingsSections } from './settings-words.ts'

test('every field of the page has a name, once, in the order of the page', () => {
  const names = Object.keys(getSettingsLabels())
  expect(new Set(names)).toEqual(new Set(Object.keys(settings_of_form)))
  expect(names.indexOf('extension_minutes')).toBeLessThan(names.indexOf('support_email'))
  expect(names.indexOf('maintenance_notice')).toBeLessThan(names.indexOf('app_store_url'))
})

test('sections have addresses of their own', () => {
  expect(getSettingsSections()[0]).toEqual({
    title: 'Approval before publishing',
    id: 'section-approval-before-publishing',
  })
  expect(new Set(getSettingsSections().map(({ id }) => id)).size).toBe(getSettingsSections().length)
})

test.each([
  ['app_store_url', 'https://apps.apple.com/nz/app/hoko/id1', true],
  ['app_store_url', 'http://apps.apple.com/nz/app/hoko/id1', false],
  ['app_store_url', 'http://evil.example', false],
  ['app_store_url', 'https://apps.apple.com.evil.example/', false],
  ['app_store_url', 'https://play.google.com/store/apps/details?id=hoko', false],
  ['app_store_url', null, true],
  ['play_store_url', 'https://play.google.com/store/apps/details?id=hoko', true],
  ['play_store_url', 'https://apps.apple.com/nz/app/hoko/id1', false],
  ['play_store_url', 'nonsense', false],
] as const)('%s may be %s: %s', (name, value, fits) => {
  expect(z.safeParse(chosen_settings[name], value).success).toBe(fits)
})

test('categories that were chosen once are not named while another choice stands', () => {
  const all = [{ id: 174 }, { id: 175 }]
  const kept = { approval_category_ids: [174] } as never
  expect(approvalPicks({ approval_for: 'categories', kept }, all)).toEqual([{ id: 174 }])
  for (const approval_for of ['nobody', 'everybody', 'new_sellers'] as const) {
    expect(approvalPicks({ approval_for, kept }, all)).toEqual([])
  }
})

test('settings as they are read may be saved', () => {
  const page = { subscription_alert: 'To {action}, choose a plan.', safety_hint: 'Be careful out there.' }
  const finance_disclosure = 'An estimate at {rate}, with fees of {fees}: {total}.'
  const shown = { ...page, finance_disclosure, approval_for: 'nobody', maintenance_notice: '' }
  const free = {
    free_general_listings: null,
    free_vehicle_listings: 2,
    free_property_listings: 0,
    free_pictures: 20,
    second_person_dollars: null,
  }
  const kept = {
    ...usual_closing_choices,
    ...free,
    approval_category_ids: [],
    mail_code_body: '{code}',
    version: 1,
  }
  const chosen = { ...shown, closing_rules: {}, kept }
  const values = getChosen(toSettingsValues(chosen as never))
  expect(z.safeParse(z.strictObject(settings_of_form), values).error).toBeUndefined()
})
