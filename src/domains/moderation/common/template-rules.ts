import type { CaseReason } from './severity.ts'

/** The rule of Hoko's that a decision rests on. */
export const templateRules = [
  'prohibited',
  'counterfeit',
  'off_platform_payment',
  'shill_bidding',
  'wrong_category',
  'misleading',
  'contact_details',
  'harassment',
  'spam',
  'fake_review',
  'other',
] as const
export type TemplateRule = (typeof templateRules)[number]

export const templatePlaceholders = ['member', 'listing'] as const
export type TemplatePlaceholder = (typeof templatePlaceholders)[number]

const rules: Partial<Record<CaseReason, TemplateRule>> = {
  prohibited: 'prohibited',
  counterfeit: 'counterfeit',
  scam: 'off_platform_payment',
  wrong_category: 'wrong_category',
  offensive: 'harassment',
  shared_phone: 'shill_bidding',
  shared_device: 'shill_bidding',
  shared_card: 'shill_bidding',
  same_team: 'shill_bidding',
  harassment: 'harassment',
  contact_details: 'contact_details',
  spam: 'spam',
  fake_review: 'fake_review',
  approval: 'misleading',
  review: 'fake_review',
}

export const getTemplateRule = (reason: CaseReason): TemplateRule => rules[reason] ?? 'other'

type Filling = Record<TemplatePlaceholder, string>

export const fillTemplate = (text: string, filling: Filling): string =>
  text.replaceAll(/\{\s*(member|listing)\s*\}/g, (_, name: TemplatePlaceholder) => filling[name])
