import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { chosenSettings } from '#domains/settings/common/settings.shapes.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { settingsFrom, getUsualSettings } from './settings.rules.ts'

test('an unset setting has its default, and defaults are valid', () => {
  expect(settingsFrom({})).toEqual(getUsualSettings())
  expect(z.parse(z.strictObject(chosenSettings), getUsualSettings())).toEqual(getUsualSettings())
})

test.each<[string, object, object]>([
  ['one choice', { support_phone: '0800 46 56' }, { support_phone: '0800 46 56' }],
  ['a choice of a version that is gone', { colour: 'red' }, {}],
  ['a choice that fits no longer', { approval_for: 'sometimes' }, {}],
  [
    'an amount of before deletions had a setting of their own',
    { second_person_dollars: 100 },
    { second_person_dollars: 100, deletions_need: 'two_admins' },
  ],
  [
    'an amount for refunds alone',
    { second_person_dollars: 100, deletions_need: 'one_admin' },
    { second_person_dollars: 100 },
  ],
  ['a name that every object has', { constructor: 'x', toString: 'y' }, {}],
])('%s', (_name, stored, differs) => {
  expect(settingsFrom(stored)).toEqual({ ...getUsualSettings(), ...differs })
})

test.each<[keyof typeof chosenSettings, unknown, RegExp | null]>([
  ['subscription_alert', 'To {action} you need a plan.', null],
  ['subscription_alert', 'To { action } you need a plan.', null],
  ['subscription_alert', 'To {aktion} you need a plan.', /don’t know \{aktion\}.*\{action\}/],
  ['subscription_alert', 'To {action you need a plan.', /brace on its own/],
  ['subscription_alert', '{{action}} needs a plan, as you know.', /brace on its own/],
  ['subscription_alert', 'Short', /at least 10/],
  ['safety_hint', 'Never pay {action} in advance.', /don’t know \{action\}/],
  ['maintenance_notice', '', null],
  ['maintenance_notice', 'Back at 7. Write to {support}.', null],
  ['support_email', 'kia.ora@hoko.example', null],
  ['support_email', 'kia ora', /Invalid email/],
  ['facebook_url', 'https://example.nz/hoko', null],
  ['facebook_url', 'javascript:alert(1)', /Invalid URL/],
  ['approval_for', 'mine', /Choose whose/],
  ['extension_minutes', 0, /^Enter at least 1 minute\.$/],
  ['extension_minutes', 31, /^Enter at most 30 minutes\.$/],
  ['max_auction_days', 0, /^Enter at least 1 day\.$/],
  ['outage_seconds', 1.5, /^Enter a whole number\.$/],
])('%s: %s', (name, value, refusal) => {
  const result = z.safeParse(chosenSettings[name], value)
  expect(result.error?.issues[0]?.message ?? null).toEqual(refusal ? expect.stringMatching(refusal) : null)
})

test('placeholders are found once each and filled if they are known', () => {
  expect(placeholdersIn('{a} and {b} and { a }')).toEqual(['a', 'b'])
  expect(filledText('{a} and {b} and { a }', { a: 'one' })).toBe('one and {b} and one')
})
