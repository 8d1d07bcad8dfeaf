import { expect, test } from 'vitest'
import { getUsualSettings } from '../settings.rules.ts'
import { goBack, mergeDraft } from './versions.rules.ts'

test.each<[string, now: object, then: object, chosen: object, unfit: string[]]>([
  ['a value', { outage_seconds: 90 }, { outage_seconds: 70 }, { outage_seconds: 70 }, []],
  ['what nobody had chosen', { outage_seconds: 90 }, {}, {}, []],
  [
    'a value that is no longer allowed',
    { outage_seconds: 90, extension_minutes: 3 },
    { outage_seconds: 0.5, extension_minutes: 4 },
    { outage_seconds: 90, extension_minutes: 4 },
    ['outage_seconds'],
  ],
  ['one that was never chosen since', {}, { approval_for: 'sometimes' }, {}, ['approval_for']],
  ['a setting that is gone', { extension_minutes: 3 }, { colour: 'red' }, {}, []],
])('goBack restores %s', (_name, now, then, chosen, unfit) => {
  expect(goBack(now, then)).toEqual({ chosen, unfit })
})

test.each<[string, object, object, object]>([
  ['begins', {}, { extension_minutes: 3 }, { extension_minutes: 3 }],
  ['grows', { extension_minutes: 3 }, { outage_seconds: 90 }, { extension_minutes: 3, outage_seconds: 90 }],
  ['is typed over', { extension_minutes: 3 }, { extension_minutes: '' }, { extension_minutes: '' }],
  ['loses what is as published', { extension_minutes: 3 }, { extension_minutes: 2 }, {}],
  ['knows lists', {}, { approval_category_ids: [] }, {}],
])('a draft %s', (_name, draft, changes, merged) => {
  expect(mergeDraft(getUsualSettings(), draft, changes)).toEqual(merged)
})
