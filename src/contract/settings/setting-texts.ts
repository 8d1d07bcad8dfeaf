import * as z from 'zod/mini'
import { filledText } from '#shared/words/filled-text.ts'
import {
  message_names,
  message_texts,
  type MessageText,
  max_sms_characters,
  max_subject_characters,
} from '#shared/words/message-texts.ts'
import { paragraphs } from '../core/shapes.ts'
import { placeholdersIn, text_placeholders, type SettingsText } from '#shared/words/text-placeholders.ts'

const in_words = (names: string[]) =>
  names.length === 0
    ? 'There are no placeholders for this text.'
    : `You can use ${names.map((name) => `{${name}}`).join(', ')}.`

/** A text with placeholders, of which only those that are known may stand in it. */
const template = (
  name: SettingsText,
  label: string,
  max: number,
  min: number,
  shape: typeof paragraphs = paragraphs,
) => {
  const known: string[] = Object.keys(text_placeholders[name])
  const strangers = (text: string) => placeholdersIn(text).filter((one) => !known.includes(one))
  return shape(label, max).check(
    z.minLength(min, `${label} needs at least ${min} characters.`),
    z.refine((text) => strangers(text).length === 0, {
      error: ({ input }) => `We don’t know {${strangers(String(input))[0]}}. ${in_words(known)}`,
    }),
    z.refine((text) => !/[{}]/.test(filledText(text, Object.fromEntries(known.map((one) => [one, ''])))), {
      error: `There’s a brace on its own. ${in_words(known)}`,
    }),
  )
}

const messageText = (name: MessageText) => {
  const { label, needs } = message_texts[name]
  const is_subject = name.startsWith('mail_')
  const [most, shape] = is_subject ? [max_subject_characters, oneLine] : [max_sms_characters, paragraphs]
  return template(name, `“${label}”`, most, 3, shape).check(
    z.refine((text) => needs.every((one) => placeholdersIn(text).includes(one)), {
      error: `It must hold ${needs.map((one) => `{${one}}`).join(', ')}.`,
    }),
  )
}

const oneLine: typeof paragraphs = (label, max) =>
  paragraphs(label, max).check(
    z.refine((text) => !/[\r\n]/.test(text), { error: `${label} must be on one line.` }),
  )

/** The words of mails and SMS. */
export const message_settings = Object.fromEntries(
  message_names.map((name) => [name, messageText(name)]),
) as Record<MessageText, ReturnType<typeof messageText>>

/** What is shown on the site. */
export const hint_settings = {
  subscription_alert: template('subscription_alert', 'The subscription alert', 500, 10),
  safety_hint: template('safety_hint', 'The safety hint', 500, 10),
  /** Empty: nothing is announced. */
  maintenance_notice: template('maintenance_notice', 'The notice', 300, 0),
}
