import { must } from '#platform/common/must.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import {
  getFreeLimitFields,
  getLineSections,
  getRuleFields,
  getSmsSection,
  getStaffFields,
  getTexts,
} from '../shared/settings-labels.ts'
import * as t from '#domains/settings/texts.ts'

export interface SettingsSection {
  id: string
  title: string
  fields: string[]
}

const getNames = (fields: { name: string }[]) => fields.map(({ name }) => name)

export const getSettingsSections = makeTexts((): SettingsSection[] => [
  {
    id: 'approval',
    title: t.approval_before_publishing(),
    fields: ['approval_for', 'approval_category_ids'],
  },
  { id: 'closing-times', title: t.closing_times(), fields: getNames(getRuleFields()) },
  { id: 'without-a-plan', title: t.without_a_plan(), fields: getNames(getFreeLimitFields()) },
  {
    id: 'second-person',
    title: t.second_person(),
    fields: [...getNames(getStaffFields()), 'deletions_need'],
  },
  { id: 'texts', title: t.texts(), fields: getNames(getTexts()) },
  { id: 'sms', title: getSmsSection().title, fields: getNames(getSmsSection().texts) },
  ...getLineSections().map(({ id, title, lines }) => ({ id, title, fields: getNames(lines) })),
])

/** Sections of the same page that have no fields. */
export const getToolSections = makeTexts((): SettingsSection[] => [
  { id: 'history', title: t.history(), fields: [] },
  { id: 'sandbox', title: t.rule_sandbox(), fields: [] },
])

export const findSection = (field: string): string | undefined =>
  getSettingsSections().find(({ fields }) => fields.includes(field))?.id

/** Falls back to the first section for an unknown address. */
export function readSection(params: URLSearchParams): string {
  const all = [...getSettingsSections(), ...getToolSections()]
  return (all.find(({ id }) => id === params.get('section')) ?? must(all[0], 'first section')).id
}
