import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { usualClosingChoices } from '#domains/settings/common/closing-rules.ts'
import { usualFeeChoices } from '#domains/settings/common/fees/success-fees.ts'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { findSection, getSettingsSections, readSection } from '../admin/settings-form.tsx'
import {
  approvalPicks,
  getChosen,
  settingsOfForm,
  toSettingsValues,
  withDraft,
} from '../admin/settings-values.ts'
import { describeNumberSetting, getSettingsLabels } from './settings-labels.ts'

test('every field has a unique label, in page order', () => {
  const names = Object.keys(getSettingsLabels())
  expect(new Set(names)).toEqual(new Set(Object.keys(settingsOfForm)))
  expect(names.indexOf('extension_minutes')).toBeLessThan(names.indexOf('support_email'))
  expect(names.indexOf('maintenance_notice')).toBeLessThan(names.indexOf('app_store_url'))
})

test('every field belongs to one section', () => {
  const fields = getSettingsSections().flatMap((section) => section.fields)
  expect(fields.toSorted()).toEqual(Object.keys(settingsOfForm).toSorted())
  expect(findSection('outage_seconds')).toBe('closing-times')
})

test.each([
  ['section=history', 'history'],
  ['section=sms', 'sms'],
  ['section=constructor', 'approval'],
  ['', 'approval'],
])('%s opens the section %s', (query, section) => {
  expect(readSection(new URLSearchParams(query))).toBe(section)
})

test.each([
  ['extension_minutes', 5, '5 minutes'],
  ['max_auction_days', 14, '14 days'],
  ['reserve_floor_percent', 50, '50%'],
  ['outage_seconds', 1, '1 second'],
  ['second_person_dollars', 500, 'NZ$\u00a0500'],
  ['second_person_dollars', null, 'Off: one admin decides alone'],
  ['free_vehicle_listings', null, 'No limit'],
  ['min_auction_minutes', null, 'The default'],
  ['extension_minutes', 'five', null],
  ['success_fee_rate_bp', 790, '7.9%'],
  ['success_fee_cap_cents', null, 'No highest fee'],
  ['success_fee_floor_cents', 50, 'NZ$\u00a00.50'],
  ['payout_hold_hours', 1, '1 hour'],
  ['release_after_sent_days', 14, '14 days'],
  ['title', 5, null],
])('the value %s of %s is described as %s', (name, value, words) => {
  expect(describeNumberSetting(name, value)).toBe(words)
})

test('withDraft fills the fields with the values as typed', () => {
  const published = { extension_minutes: '2', outage_seconds: '60', approval_category_ids: [1] } as never
  const changes = { extension_minutes: 'five', outage_seconds: null, approval_category_ids: [2, 3] }
  expect(withDraft(published, { ...changes, mail_code: 'Not of this page' })).toEqual({
    extension_minutes: 'five',
    outage_seconds: '',
    approval_category_ids: [2, 3],
  })
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
  expect(z.safeParse(chosenSettings[name], value).success).toBe(fits)
})

test('category choices are hidden while approval is not by category', () => {
  const all = [{ id: 174 }, { id: 175 }]
  const stored = { approval_category_ids: [174] } as never
  expect(approvalPicks({ approval_for: 'categories', kept: stored }, all)).toEqual([{ id: 174 }])
  for (const approvalFor of ['nobody', 'everybody', 'new_sellers'] as const) {
    expect(approvalPicks({ approval_for: approvalFor, kept: stored }, all)).toEqual([])
  }
})

test('unchanged settings pass the check', () => {
  const page = { subscription_alert: 'To {action}, choose a plan.', safety_hint: 'Be careful out there.' }
  const financeDisclosure = 'An estimate at {rate}, with fees of {fees}: {total}.'
  const shown = {
    ...page,
    finance_disclosure: financeDisclosure,
    approval_for: 'nobody',
    maintenance_notice: '',
  }
  const free = {
    free_general_listings: null,
    free_vehicle_listings: 2,
    free_property_listings: 0,
    free_pictures: 20,
    second_person_dollars: null,
    deletions_need: 'one_admin',
  }
  const stored = {
    ...usualClosingChoices,
    ...usualFeeChoices,
    ...free,
    approval_category_ids: [],
    mail_code_body: '{code}',
    version: 1,
  }
  const chosen = { ...shown, closing_rules: {}, maintenance: null, kept: stored }
  const values = getChosen(toSettingsValues(chosen as never))
  expect(z.safeParse(z.strictObject(settingsOfForm), values).error).toBeUndefined()
})
