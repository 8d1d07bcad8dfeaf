import * as z from 'zod/mini'
import { templatePlaceholders, templateRules } from './template-rules.ts'
import { placeholdersIn } from '#domains/settings/common/messages/text-placeholders.ts'
import { byId, id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/moderation/texts.ts'

const rule = z.enum(templateRules, { error: t.choose_a_rule })

export const decisionTemplate = z.strictObject({
  id,
  rule,
  title: z.string(),
  reason: z.string(),
  word: z.string(),
  updated_at: instant,
  is_retired: z.boolean(),
})
export type DecisionTemplate = z.output<typeof decisionTemplate>

const isKnown = (text: string) =>
  placeholdersIn(text).every((name) => templatePlaceholders.some((known) => known === name))

const refineKnown = () =>
  t.the_only_placeholders_are({ placeholders: templatePlaceholders.map((name) => `{${name}}`).join(', ') })

const text = (name: () => string) => line(name, 500, 3).check(z.refine(isKnown, { error: refineKnown }))

const body = z.strictObject({
  rule,
  title: line(t.a_title, 80, 2),
  reason: text(t.the_reason),
  word: text(t.the_message),
})

export const listTemplates = {
  reply: z.strictObject({ items: z.array(decisionTemplate) }),
}

export const createTemplate = {
  body,
  reply: decisionTemplate,
}

export const updateTemplate = {
  params: byId,
  body: z.strictObject({ ...body.shape, is_retired: z.boolean() }),
  reply: decisionTemplate,
}
